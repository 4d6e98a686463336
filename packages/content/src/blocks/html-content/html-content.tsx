import type { BlockWords } from '../block-words.ts'
import { SectionHead } from '../section-head.tsx'
import { readBody, sanitiseDocument } from './sanitise-document.ts'
import type { HtmlContentData } from './schema.ts'

/** BLK-10: the body of an HTML document (DL-01); in its place why there is none (DL-02, DL-03). */
export function HtmlContentBlock(props: HtmlContentData & { words: BlockWords }) {
  const { headline, htmlContent, statusText, words } = props
  // Once more where it is shown: what a cache or a version of before holds may have been cleaned by another rule.
  const body = htmlContent ? readBody(sanitiseDocument(htmlContent)) : null
  return (
    <section className="k-wrap k-block">
      <SectionHead headline={headline} />
      {body === null ? (
        <div className="k-note" data-tone="warning" role="note">
          <p>
            {htmlContent ? words.t('downloads.noBody') : statusText} {words.t('common.error')}
          </p>
        </div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above
        <div className="k-prose k-html-content" dangerouslySetInnerHTML={{ __html: body }} />
      )}
    </section>
  )
}
