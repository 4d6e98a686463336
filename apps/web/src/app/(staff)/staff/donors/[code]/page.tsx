import type { StaffDonorMedia } from '@kindred/contracts/donor-media'
import { Badge } from '@kindred/ui/badge/badge'
import { Link } from '@kindred/ui/link/link'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Panel } from '@kindred/ui/panel/panel'
import { StatusMark } from '../../../../../layouts/status-mark.tsx'
import { callStaff } from '../../../../../staff/call-staff.ts'
import { MediaForm } from '../../../../../staff/donor-media/media-form.island.tsx'
import { MediaList } from '../../../../../staff/donor-media/media-list.tsx'
import { nameDonorState } from '../../../../../staff/donor-media/name-donor-state.ts'
import { StaffFrame } from '../../../../../staff/staff-frame.tsx'
import { staffLocale } from '../../../../../staff/staff-locale.ts'
import { getTexts } from '../../../../../texts/get-texts.ts'

type Props = { params: Promise<{ code: string }> }

export async function generateMetadata() {
  const { t } = await getTexts(staffLocale)
  return { title: t('staff.donorMedia.title') }
}

/** Photographs, voice and handwriting of one donor. */
export default async function StaffDonorMediaPage({ params }: Props) {
  const { t, group } = await getTexts(staffLocale)
  const address = `/staff/donors/${encodeURIComponent((await params).code)}`
  const donor = await callStaff<StaffDonorMedia>(`/api${address}/media`, address)
  const nested = (['kinds', 'errors'] as const).flatMap((part) =>
    Object.entries(group(`staff.donorMedia.${part}`)).map(([key, text]) => [`${part}.${key}`, text]),
  )
  const texts = {
    ...group('staff.donorMedia'),
    ...Object.fromEntries(nested),
    close: t('common.close'),
    cancel: t('common.cancel'),
  }
  const state = donor && nameDonorState(donor)
  return (
    <StaffFrame current="donors" top={<Link href="/staff/donors">{t('staff.donorMedia.back')}</Link>}>
      {donor && state ? (
        <div className="k-stack">
          <h1>{t('staff.donorMedia.of', { name: `${donor.name} ${donor.donorId}` })}</h1>
          <div className="k-row">
            <Badge tone={state.tone}>{t(`staff.donorMedia.states.${state.name}`)}</Badge>
            <Badge>{t(`search.tierBadge.${donor.profile}`)}</Badge>
          </div>
          <Panel>
            <div className="k-stack">
              <h2>{t('staff.donorMedia.addTitle')}</h2>
              <MediaForm donorGuid={donor.donorGuid} texts={texts} />
            </div>
          </Panel>
          <MediaList donor={donor} texts={texts} />
        </div>
      ) : (
        <>
          <StatusMark status={404} />
          <h1>{t('staff.donorMedia.unknown')}</h1>
          <p>{t('staff.donorMedia.unknownText')}</p>
          <p>
            <LinkButton href="/staff/donors">{t('staff.donorMedia.back')}</LinkButton>
          </p>
        </>
      )}
    </StaffFrame>
  )
}
