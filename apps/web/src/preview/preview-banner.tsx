import { nameLocale, readLocale } from '@kindred/content/config/locales.ts'
import type { Page, PagePreview } from '@kindred/contracts/content'
import { staffLocale } from '../staff/staff-locale.ts'
import { getTexts } from '../texts/get-texts.ts'
import { RefreshOnSave } from './refresh-on-save.island.tsx'

type PreviewBannerProps = { id: string; locale: string; preview: PagePreview; page: Page }

/** Says that this is a draft, how it differs from what visitors see, and how to leave it. */
export async function PreviewBanner({ id, locale, preview, page }: PreviewBannerProps) {
  const { t } = await getTexts(staffLocale)
  const asked = readLocale(locale) ?? locale
  const language = nameLocale(asked)
  const state = preview.isLive ? (preview.hasChanges ? 'changed' : 'same') : 'unpublished'
  const isBorrowed = page.locale !== asked
  return (
    <aside className="k-preview" aria-label={t('staff.preview.banner')} lang="en">
      <RefreshOnSave />
      <p>
        <strong>{t('staff.preview.banner')}</strong>{' '}
        {isBorrowed
          ? t('staff.preview.borrowed', { language, shown: nameLocale(page.locale) })
          : t(`staff.preview.${state}`, { language })}
      </p>
      <p className="k-preview-ways">
        {/* Out of a frame of the editor, too. */}
        <a href={`/admin/collections/pages/${id}?locale=${asked}`} target="_top">
          {t('staff.preview.edit')}
        </a>
        <a href={preview.livePath ?? preview.path} target="_top">
          {t('staff.preview.leave')}
        </a>
      </p>
    </aside>
  )
}
