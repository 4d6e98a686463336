import type { DonorShowcaseData } from '@kindred/content/blocks/donor-showcase/schema.ts'
import { SectionHead } from '@kindred/content/blocks/section-head.tsx'
import { readRequest } from '../../server/call-api.ts'
import { findDonorPath, findKindPath, type ShopPlace } from '../../server/find-kind-path.ts'
import { DonorListCard } from './donor-list-card.tsx'
import { findDonors } from './find-donors.ts'
import { nameDonorTraits } from './name-donor-traits.ts'
import { readSearch } from './search-state.ts'

/** A few donors in a row, as they can be had at this moment where the visitor is treated. */
export async function DonorShowcase({ block, place }: { block: DonorShowcaseData; place: ShopPlace }) {
  const kindPage = block.donorKind === 'egg' ? 'SearchEggDonorPage' : 'SearchSpermDonorPage'
  const searchPath = await findKindPath(place, kindPage)
  if (!searchPath) return null
  const donorPath = await findDonorPath(place, searchPath)
  const { nameCountry } = await nameDonorTraits(place.locale)
  const { treatmentCountry } = await readRequest()
  const state = { ...readSearch({ standing: 'available', sort: block.sort }), shown: block.count }
  const { donors } = await findDonors(place.shopCode, block.donorKind, state)
  if (donors.length === 0) return null
  return (
    <section className="k-wrap k-section">
      <SectionHead headline={block.headline} text={block.text} link={block.link} />
      <ul className="k-cards k-cards--scroll">
        {donors.map((donor) => (
          <li key={donor.donorId}>
            <DonorListCard
              donor={donor}
              locale={place.locale}
              shopCode={place.shopCode}
              visitorType={place.visitorType}
              searchPath={searchPath}
              donorPath={donorPath}
              countryName={treatmentCountry ? nameCountry(treatmentCountry) : null}
            />
          </li>
        ))}
      </ul>
      {block.note && <p className="k-showcase-note">{block.note}</p>}
    </section>
  )
}
