import type { QuotaUnit, Regime, ReleaseType } from '@kindred/domain/vocabulary'
import type { ClientBase } from 'pg'

/** What the opening counts of a donor must respect in a country. */
export interface CountryLaw {
  country: string
  regime: Regime
  isEggShopLegal: boolean
  limits: { state: string; unit: QuotaUnit; limit: number }[]
}

/** The countries with a limit, as the master data has them now. */
export async function readCountryLaws(client: ClientBase): Promise<CountryLaw[]> {
  const { rows } = await client.query<CountryLaw>(
    `select c.code as country,
       (select l.regime::text from cms.countries_law_rules l where l._parent_id = c.id and l.subject = 'regime') as regime,
       exists (select from cms.countries_law_rules l where l._parent_id = c.id and l.subject = 'eggDonation'
         and l.is_allowed) as "isEggShopLegal",
       json_agg(json_build_object('state', coalesce(q.state, ''), 'unit', q.unit, 'limit', q."limit")
         order by q.state nulls first, q.unit) as limits
     from cms.countries c join cms.countries_quota_rules q on q._parent_id = c.id
     group by c.id order by c.code`,
  )
  return rows
}

export function admits(law: CountryLaw, donor: { kind: 'sperm' | 'egg'; releaseType: ReleaseType }): boolean {
  if (donor.kind === 'egg' && !law.isEggShopLegal) return false
  return law.regime === 'both' || law.regime === donor.releaseType
}
