import { GeneticMatch } from '../../genetic-matching/genetic-match.tsx'
import { readRequest } from '../../server/call-api.ts'
import { findKindPath } from '../../server/find-kind-path.ts'
import { printDonorCall, readDonor, readDonorCode } from '../../server/read-donor.ts'
import { getTexts } from '../../texts/get-texts.ts'
import { nameDonorTraits } from '../donor-search/name-donor-traits.ts'
import type { PageKindProps } from '../page-kind.ts'
import { ChoicePanelSection } from './choice-section.tsx'
import { OwnDonor } from './own-donor.lazy.tsx'
import { writeOwnWords } from './own-words.ts'
import { ProfileGenetics } from './profile-genetics.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileHealth } from './profile-health.tsx'
import { ProfileKeep } from './profile-keep.tsx'
import { ProfileMore } from './profile-more.tsx'
import { ProfilePlaces } from './profile-places.tsx'
import { ProfileShipping } from './profile-shipping.tsx'
import { ProfileStock } from './profile-stock.tsx'
import { ProfileTabs } from './profile-tabs.tsx'
import { ProfileWords } from './profile-words.tsx'
import { StrawChoice } from './straw-choice.lazy.tsx'

/** PAGE-47: one donor, as the visitor’s country sees them. The last segment of the path is the donor’s number. */
export default async function DonorProfilePage({ locale, shopCode, visitorType, path }: PageKindProps) {
  const { treatmentCountry } = await readRequest()
  const names = await nameDonorTraits(locale)
  const donor = await readDonor(shopCode, locale, readDonorCode(path))
  // Without the donor the page is not found before it gets here.
  if (!donor) return null
  const kindPage = donor.kind === 'egg' ? 'SearchEggDonorPage' : 'SearchSpermDonorPage'
  const place = { locale, shopCode, visitorType, path }
  const profile = {
    donor,
    locale,
    names,
    place,
    searchPath: (await findKindPath(place, kindPage)) ?? path.replace(/[^/]+\/$/, ''),
    contactPath: await findKindPath(place, 'ContactPage'),
    treatmentCountry,
    countryName: treatmentCountry ? names.nameCountry(treatmentCountry) : null,
    call: printDonorCall(shopCode, locale, treatmentCountry, donor.donorId),
    ownWords: writeOwnWords(await getTexts(locale), donor, place),
  }
  return (
    <OwnDonor shopCode={shopCode} call={profile.call}>
      <div className="k-wrap k-profile">
        <ProfileHead {...profile} />
        <ProfileTabs {...profile} />
        <StrawChoice
          maximums={Object.fromEntries(donor.stock.map((line) => [line.stockItemId, line.available]))}
        >
          <div className="k-columns">
            <div className="k-profile__parts">
              <ProfileStock {...profile} />
              <ProfileShipping {...profile} />
              <ProfilePlaces {...profile} />
              <ProfileWords {...profile} />
              <ProfileHealth {...profile} />
              <ProfileGenetics {...profile} />
              <GeneticMatch donor={donor} locale={locale} shopCode={shopCode} />
              <ProfileMore {...profile} />
              <ProfileKeep {...profile} />
            </div>
            <ChoicePanelSection {...profile} />
          </div>
        </StrawChoice>
      </div>
    </OwnDonor>
  )
}
