import type { StaffDonorMedia } from '@kindred/contracts/donor-media'
import { type DonorMediaKind, donorMediaKinds } from '@kindred/domain/vocabulary'
import { Panel } from '@kindred/ui/panel/panel'
import { getTexts } from '../../texts/get-texts.ts'
import { staffLocale } from '../staff-locale.ts'
import { LentMedia, LentOne } from './lent-media.island.tsx'
import { MediaActions } from './media-actions.island.tsx'
import type { MediaTexts } from './media-texts.ts'

/** Everything that is kept of a donor by what it is, each with who sees it and what can be done with it. */
export async function MediaList({ donor, texts }: { donor: StaffDonorMedia; texts: MediaTexts }) {
  const { t } = await getTexts(staffLocale)
  const ids = donor.media.map(({ id }) => id).join()
  return (
    <LentMedia
      donorGuid={donor.donorGuid}
      ids={ids}
      texts={{ failed: t('staff.donorMedia.failed'), again: t('staff.donorMedia.again') }}
    >
      {donorMediaKinds.map((kind) => (
        <KindOfMedia key={kind} {...{ donor, kind, texts }} />
      ))}
    </LentMedia>
  )
}

async function KindOfMedia({
  donor,
  kind,
  texts,
}: {
  donor: StaffDonorMedia
  kind: DonorMediaKind
  texts: MediaTexts
}) {
  const { t } = await getTexts(staffLocale)

  const media = donor.media.filter((one) => one.kind === kind)
  const [first] = media
  return (
    <section aria-labelledby={kind} className="k-stack">
      <h2 id={kind}>{t(`staff.donorMedia.kinds.${kind}`)}</h2>
      <p className="k-muted">
        {t(first ? `staff.donorMedia.needs.${first.needs}` : 'staff.donorMedia.nothing')}
      </p>
      {media.length > 0 && (
        <ul className="k-donor-media">
          {media.map((one, place) => (
            <li key={one.id}>
              <Medium {...{ donor, one, kind, number: place + 1, texts }} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

async function Medium({
  donor,
  one,
  kind,
  number,
  texts,
}: {
  donor: StaffDonorMedia
  one: StaffDonorMedia['media'][number]
  kind: DonorMediaKind
  number: number
  texts: MediaTexts
}) {
  const { t, format } = await getTexts(staffLocale)
  const name = t(`staff.donorMedia.one.${kind}`, { number })
  const measure =
    one.seconds === null
      ? t('staff.donorMedia.size', { width: one.width ?? 0, height: one.height ?? 0 })
      : t('staff.donorMedia.seconds', { seconds: one.seconds })
  const date = format.dateTime(new Date(one.keptAt), { dateStyle: 'medium' })
  return (
    <Panel>
      <LentOne id={one.id} name={name} width={one.width} height={one.height} />
      <p>
        <b>{name}</b>
        <br />
        <span className="k-muted">
          {measure}, {t('staff.donorMedia.kept', { date })}
          {one.length === null && `. ${t('staff.donorMedia.drawn')}`}
        </span>
      </p>
      <MediaActions donorGuid={donor.donorGuid} id={one.id} kind={kind} name={name} texts={texts} />
    </Panel>
  )
}
