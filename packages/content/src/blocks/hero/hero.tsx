import { Hero } from '@kindred/ui/hero/hero'
import { HeroFilm } from '@kindred/ui/hero-film/hero-film.island'
import { Picture } from '@kindred/ui/picture/picture'
import type { ReactNode } from 'react'
import { BlockButton } from '../block-button.tsx'
import type { BlockWords } from '../block-words.ts'
import type { HeroData } from './schema.ts'

/** BLK-07. The starter of the search, where wanted, is handed in: it asks the shop. */
export function HeroBlock(props: HeroData & { starter: ReactNode; words: BlockWords }) {
  const { headline, lead, primaryButton, secondaryButtons, showSearchStarter, starter } = props
  const buttons = secondaryButtons.flatMap(({ button }) => button ?? [])
  return (
    <Hero title={headline} lead={lead} media={renderMedia(props)}>
      {showSearchStarter && starter}
      {(primaryButton || buttons.length > 0) && (
        <p className="k-row">
          {primaryButton && <BlockButton button={primaryButton} usual="filled" />}
          {buttons.map((button) => (
            <BlockButton key={button.buttonLink} button={button} />
          ))}
        </p>
      )}
      <SubBlock {...props} />
    </Hero>
  )
}

function renderMedia({
  heroImage,
  heroVideoURL,
  altText,
  words,
}: HeroData & { words: BlockWords }): ReactNode {
  if (!heroImage && !heroVideoURL) return null
  return (
    <>
      {heroImage && (
        <Picture
          image={{ ...heroImage, alternativeText: altText ?? heroImage.alternativeText }}
          preset="hero"
          sizes="100vw"
          eager
          hasCaption={false}
        />
      )}
      {heroVideoURL && (
        <HeroFilm
          src={heroVideoURL}
          playLabel={words.t('blocks.hero.play')}
          pauseLabel={words.t('blocks.hero.pause')}
        />
      )}
    </>
  )
}

function SubBlock({ showSubBlock, subBlockHeader, subBlockText }: HeroData) {
  if (!showSubBlock || (!subBlockHeader && !subBlockText)) return null
  return (
    <div className="k-hero__sub">
      {subBlockHeader && <h2>{subBlockHeader}</h2>}
      {subBlockText && <p>{subBlockText}</p>}
    </div>
  )
}
