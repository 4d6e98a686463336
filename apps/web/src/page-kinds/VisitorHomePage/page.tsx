import { PageBlocks } from '../page-blocks.tsx'
import type { PageKindProps } from '../page-kind.ts'

/** PAGE-08: the start page of a kind of visitor. Its hero carries the heading. */
export default function VisitorHomePage(props: PageKindProps) {
  const hasHero = props.page.blocks.some(({ blockType }) => blockType === 'hero')
  return (
    <>
      {!hasHero && (
        <div className="k-wrap k-page-head">
          <h1 lang={props.page.otherLanguages?.title}>{props.page.title}</h1>
        </div>
      )}
      <PageBlocks {...props} />
    </>
  )
}
