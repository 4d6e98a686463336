import { Note } from '@kindred/ui/note/note'
import { readNavigation } from '../../server/find-kind-path.ts'
import { getTexts } from '../../texts/get-texts.ts'
import type { PageKindProps } from '../page-kind.ts'

/** Says truthfully that what belongs here cannot be done on this page, and who does it meanwhile. */
export async function LaterNote({ locale, shopCode, visitorType, path }: PageKindProps) {
  const { t, rich } = await getTexts(locale)
  const { footer } = await readNavigation({ locale, shopCode, visitorType, path })
  return (
    <section className="k-wrap k-block">
      <Note tone="info" title={t('pages.laterTitle')}>
        <p>
          {rich('pages.laterText', {
            phone: footer.shopPhone,
            address: footer.shopEmail,
            mail: (part) => (
              <a className="k-link" href={`mailto:${footer.shopEmail}`}>
                {part}
              </a>
            ),
            call: (part) => (
              <a className="k-link" href={`tel:${footer.shopPhone.replaceAll(' ', '')}`}>
                {part}
              </a>
            ),
          })}
        </p>
      </Note>
    </section>
  )
}
