import { describeKind } from '@kindred/content/config/page-kinds.ts'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { getTexts } from '../../texts/get-texts.ts'
import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from './editable-page.tsx'

/**
 * A kind that stands where its application is: the checkout and the account draw these words around it. Where the page is
 * shown by itself (in a preview), a link leads there.
 */
export async function SurfacePage(props: PageKindProps) {
  const { page, locale, shopCode, visitorType } = props
  const { t } = await getTexts(locale)
  const application = describeKind(page.kind)?.application
  const surface =
    application?.at === 'checkout'
      ? `/${locale}/${shopCode}-shop/${visitorType}/checkout/${application.path}/`
      : application?.at === 'account'
        ? `/${locale}/account/${application.path && `${application.path}/`}`
        : null
  return (
    <EditablePage {...props}>
      {surface && (
        <p className="k-wrap k-block">
          <LinkButton href={surface}>{t('pages.open', { title: page.title })}</LinkButton>
        </p>
      )}
    </EditablePage>
  )
}
