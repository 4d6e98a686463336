import type { StaffDonorMedia } from '@kindred/contracts/donors'
import { Panel } from '@kindred/ui/panel/panel'
import { getTexts } from '../../texts/get-texts.ts'
import { staffLocale } from '../staff-locale.ts'
import { MediaActions } from './media-actions.island.tsx'
import { type MediaKind, type MediaTexts, mediaKinds } from './media-form.island.tsx'

/** Everything that is kept of a donor by what it is, each with who sees it and what can be done with it. */
export async function MediaList({ donor, texts }: { donor: StaffDonorMedia; texts: MediaTexts }) {
  const { t } = await getTexts(staffLocale)
  return mediaKinds.map((kind) => {
    const media = donor.media.filter((one) => one.kind === kind)
    const [first] = media
    return (
      <section key={kind} aria-labelledby={kind} className="k-stack">
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
  })
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
  kind: MediaKind
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
      {kind === 'audio' ? (
        // biome-ignore lint/a11y/useMediaCaption: its transcript is text of the profile
        <audio controls preload="none" src={one.address} aria-label={name} />
      ) : (
        // biome-ignore lint/performance/noImgElement: private, never through a shared optimiser
        <img src={one.address} alt={name} width={one.width ?? 0} height={one.height ?? 0} loading="lazy" />
      )}
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
