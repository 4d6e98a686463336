import type { DonorCard } from '@kindred/contracts/donors'
import { leaveOut, mostCompared } from '@kindred/domain/donors/compare-donors'
import { CompareTray } from '@kindred/ui/compare-tray/compare-tray'
import { IconLink } from '@kindred/ui/icon-button/icon-button'
import { Link } from '@kindred/ui/link/link'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import type { ShopPlace } from '../../../server/find-kind-path.ts'
import { readDonor } from '../../../server/read-donor.ts'
import { getTexts } from '../../../texts/get-texts.ts'
import { chooseGround } from '../donor-list-card.tsx'
import { printSearch, type SearchState } from '../search-state.ts'

type ComparedTrayProps = {
  place: ShopPlace
  state: SearchState
  /** Those of the list; who was chosen elsewhere is asked for. */
  shown: readonly DonorCard[]
}

/** Who is chosen for comparison, at the foot of the list, and the way to see them side by side. */
export async function ComparedTray({ place, state, shown }: ComparedTrayProps) {
  const { locale, shopCode, path } = place
  const { codes } = state.compared
  if (codes.length === 0) return null
  const { t } = await getTexts(locale)
  const donors = await Promise.all(
    codes.map(
      async (code) =>
        shown.find(({ donorId }) => donorId === code) ?? (await readDonor(shopCode, locale, code)),
    ),
  )
  const room = mostCompared - codes.length
  return (
    <CompareTray
      label={t('compare.tray')}
      donors={codes.map((code, at) => ({
        id: code,
        alias: donors[at]?.name ?? code,
        src: donors[at]?.portraitUrl ?? null,
        ground: chooseGround(code),
        remove: (
          <IconLink
            data-soft="mark"
            icon="close"
            href={printSearch(path, { ...state, compared: leaveOut(state.compared, code) })}
            label={t('compare.remove', { name: donors[at]?.name ?? code })}
          />
        ),
      }))}
      room={room > 0 ? t('compare.room', { count: room }) : undefined}
      actions={
        <>
          <Link data-soft="mark" href={printSearch(path, { ...state, compared: undefined })}>
            {t('compare.clear')}
          </Link>
          {codes.length > 1 && (
            <LinkButton href={printSearch(path, { ...state, isSideBySide: true })} rel="nofollow">
              {t('compare.open', { count: codes.length })}
            </LinkButton>
          )}
        </>
      }
    />
  )
}
