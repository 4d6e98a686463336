import { story as accordions } from '../accordions/accordions.story.tsx'
import { story as banner } from '../banner/banner.story.tsx'
import { story as blogShowcase } from '../blog-showcase/blog-showcase.story.tsx'
import { story as donorShowcase } from '../donor-showcase/donor-showcase.story.tsx'
import { story as download } from '../download/download.story.tsx'
import { story as facts } from '../facts/facts.story.tsx'
import { story as form } from '../form/form.story.tsx'
import { story as geneList } from '../gene-list/gene-list.story.tsx'
import { story as hero } from '../hero/hero.story.tsx'
import { story as htmlContent } from '../html-content/html-content.story.tsx'
import { story as imageButton } from '../image-button/image-button.story.tsx'
import { story as imageSlider } from '../image-slider/image-slider.story.tsx'
import { story as lawTable } from '../law-table/law-table.story.tsx'
import { story as maskedBanner } from '../masked-banner/masked-banner.story.tsx'
import { story as peopleOverview } from '../people-overview/people-overview.story.tsx'
import { story as priceTable } from '../price-table/price-table.story.tsx'
import { story as quote } from '../quote/quote.story.tsx'
import { type BlockSurroundings, RenderBlocks } from '../render-blocks.tsx'
import { story as richText } from '../rich-text/rich-text.story.tsx'
import { story as scriptInjection } from '../script-injection/script-injection.story.tsx'
import { story as socialText } from '../social-text/social-text.story.tsx'
import { story as steps } from '../steps/steps.story.tsx'
import { story as twoColumns } from '../two-columns/two-columns.story.tsx'
import { story as videoText } from '../video-text/video-text.story.tsx'

export const stories: {
  title: string
  states: { name: string; block: { blockType: string; id: string } }[]
}[] = [
  accordions,
  banner,
  blogShowcase,
  donorShowcase,
  download,
  facts,
  form,
  hero,
  htmlContent,
  imageButton,
  imageSlider,
  geneList,
  lawTable,
  maskedBanner,
  peopleOverview,
  priceTable,
  quote,
  richText,
  scriptInjection,
  socialText,
  steps,
  twoColumns,
  videoText,
]

/**
 * The page `/dev/blocks`: every block in every variant, drawn on the server as pages are, by the app where it draws
 * them. Only for people who build; its words are not translated.
 */
export function BlockCatalogue(around: BlockSurroundings) {
  return (
    <div className="k-catalogue">
      <header className="k-wrap">
        <h1>Blocks</h1>
        <p className="k-lead">Every block in every variant.</p>
      </header>
      {stories.map(({ title, states }) => (
        <section key={title} aria-label={title}>
          <h2 className="k-wrap">{title}</h2>
          {states.map(({ name, block }) => (
            <div key={name} data-block={block.blockType}>
              <p className="k-wrap k-eyebrow">{name}</p>
              <RenderBlocks blocks={[block]} {...around} />
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
