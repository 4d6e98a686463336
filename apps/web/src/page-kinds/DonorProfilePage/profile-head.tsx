import { listDonorFacts } from '@kindred/content/words/list-donor-facts.ts'
import { Badge } from '@kindred/ui/badge/badge'
import { Facts } from '@kindred/ui/facts/facts'
import { Icon } from '@kindred/ui/icon/icon'
import { Portrait } from '@kindred/ui/portrait/portrait'
import { FavouriteHeart } from '../../favourites/favourite-heart.tsx'
import { toLanguageTag } from '../../texts/get-texts.ts'
import { chooseGround } from '../donor-search/choose-ground.ts'
import { listBadges } from '../donor-search/donor-list-card.tsx'
import { FaceScore } from '../donor-search/search.lazy.tsx'
import { OwnSlot } from './own-donor.lazy.tsx'
import type { ProfileProps } from './profile-props.ts'

/** Portrait, name, what they say of themselves, and the facts people compare. */
export function ProfileHead({ donor, names, countryName, locale, place, ownWords }: ProfileProps) {
  const { t } = names
  return (
    <header className="k-profile__head">
      <figure className="k-profile__portrait">
        <OwnSlot part="photo" words={ownWords}>
          <Portrait
            src={donor.portraitUrl}
            alt=""
            size="profile"
            ground={chooseGround(donor.donorId)}
            muted={!donor.offered && donor.standing !== 'available'}
            eager
          />
          <figcaption>
            <Icon name="information" />
            {t('donor.drawing')}
          </figcaption>
        </OwnSlot>
      </figure>
      <div>
        <ul className="k-row k-profile__badges">
          {listBadges(donor, t).map(({ text, tone }) => (
            <li key={text}>
              <Badge tone={tone}>{text}</Badge>
            </li>
          ))}
          <li>
            <Availability donor={donor} names={names} countryName={countryName} />
          </li>
        </ul>
        <div className="k-heart-beside">
          <h1>{donor.name}</h1>
          {donor.hasFaceMatching && (
            <FaceScore
              shopCode={place.shopCode}
              donorGuid={donor.donorGuid}
              language={toLanguageTag(locale)}
              label={t('faces.score', { name: donor.name, percent: '{percent}' })}
              word={t('faces.word')}
            />
          )}
          <FavouriteHeart donor={donor} locale={locale} shopCode={place.shopCode} path={place.path} />
        </div>
        {donor.motto && (
          <p className="k-lead k-profile__motto">
            “{donor.motto}” <small>{t('donor.own', { code: donor.donorId, kind: donor.kind })}</small>
          </p>
        )}
        {!donor.motto && <p className="k-lead">{t('donor.number', { code: donor.donorId })}</p>}
        <Facts items={listDonorFacts(donor, names)} />
      </div>
    </header>
  )
}

function Availability({
  donor,
  names: { t },
  countryName,
}: Pick<ProfileProps, 'donor' | 'names' | 'countryName'>) {
  if (!countryName) return <Badge tone="warn">{t('donor.availableChoose')}</Badge>
  if (donor.offered)
    return (
      <Badge tone="ok" icon="check">
        {t('donor.availableIn', { country: countryName })}
      </Badge>
    )
  if (donor.uponRequest) return <Badge tone="honey">{t('donor.uponRequest')}</Badge>
  return <Badge>{t('donor.notAvailableIn', { country: countryName })}</Badge>
}
