import { Hero } from '@kindred/ui/hero/hero'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import type { ReactNode } from 'react'
import type { HeroData } from './schema.ts'

/** BLK-07. The starter of the search, where wanted, is handed in: it asks the shop. */
export function HeroBlock({
  headline,
  lead,
  primaryButton,
  secondaryButtons,
  showSearchStarter,
  starter,
  ...sub
}: HeroData & {
  starter: ReactNode
}) {
  const buttons = secondaryButtons.flatMap(({ button }) => button ?? [])
  return (
    <Hero title={headline} lead={lead}>
      {showSearchStarter && starter}
      {(primaryButton || buttons.length > 0) && (
        <p className="k-row">
          {primaryButton && (
            <LinkButton href={primaryButton.buttonLink}>{primaryButton.buttonText}</LinkButton>
          )}
          {buttons.map(({ buttonLink, buttonText }) => (
            <LinkButton key={buttonLink} variant="outlined" href={buttonLink}>
              {buttonText}
            </LinkButton>
          ))}
        </p>
      )}
      {sub.showSubBlock && (sub.subBlockHeader || sub.subBlockText) && (
        <div className="k-hero__sub">
          {sub.subBlockHeader && <h2>{sub.subBlockHeader}</h2>}
          {sub.subBlockText && <p>{sub.subBlockText}</p>}
        </div>
      )}
    </Hero>
  )
}
