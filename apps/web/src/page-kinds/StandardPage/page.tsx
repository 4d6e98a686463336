import { PageBlocks } from '../page-blocks.tsx'
import type { PageKindProps } from '../page-kind.ts'

/** PAGE-07: heading, intro, blocks. */
export default function StandardPage(props: PageKindProps) {
  const { title, intro, blocks } = props.page
  const hasHero = blocks[0]?.blockType === 'hero'
  return (
    <>
      {!hasHero && (
        <header className="k-wrap k-page-head">
          <div>
            <h1>{title}</h1>
            {intro && <p className="k-lead">{intro}</p>}
          </div>
        </header>
      )}
      <PageBlocks {...props} />
    </>
  )
}
