import { LinkButton } from '@kindred/ui/link-button/link-button'
import { staffLocale } from '../staff/staff-locale.ts'
import { getTexts } from '../texts/get-texts.ts'
import { RefreshOnSave } from './refresh-on-save.island.tsx'

/** A draft that cannot be looked at: deleted meanwhile, without a title yet, or of a kind without a page. */
export async function NothingToShow({ id, isThere, kind }: { id: string; isThere: boolean; kind?: string }) {
  const { t } = await getTexts(staffLocale)
  return (
    <main id="main" className="k-wrap k-section" lang="en">
      <RefreshOnSave />
      <h1>{t(isThere ? 'staff.preview.nowhereTitle' : 'staff.preview.goneTitle')}</h1>
      <p className="k-lead">
        {kind
          ? t('staff.preview.noKind', { kind })
          : t(isThere ? 'staff.preview.nowhereText' : 'staff.preview.goneText')}
      </p>
      <p className="k-row">
        {isThere && (
          <LinkButton href={`/admin/collections/pages/${id}`}>{t('staff.preview.edit')}</LinkButton>
        )}
        <LinkButton href="/admin/collections/pages" variant="outlined">
          {t('staff.preview.toList')}
        </LinkButton>
      </p>
    </main>
  )
}
