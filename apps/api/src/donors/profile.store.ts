import type { DonorDetail } from '@kindred/contracts/donors'
import { type Personality, readPersonality } from '@kindred/domain/donors/five-traits'
import type pg from 'pg'

/** What a person reads about a donor, in one language with English where a text is missing. */
export type Profile = {
  motto: string | null
  description: string | null
  staffImpression: string | null
  audioTranscript: string | null
  handwrittenText: string | null
  personality: Personality | null
  healthHistory: DonorDetail['healthHistory']
}

const empty: Profile = {
  motto: null,
  description: null,
  staffImpression: null,
  audioTranscript: null,
  handwrittenText: null,
  personality: null,
  healthHistory: [],
}

/** The published profile of a donor code; empty where editors have written none yet. */
export async function readProfile(
  on: Pick<pg.Pool, 'query'>,
  code: string,
  locale: string,
): Promise<Profile> {
  const { rows } = await on.query<Profile>({
    name: 'donors.profile',
    text: `select coalesce(l.motto, e.motto) as motto, coalesce(l.description, e.description) as description,
      coalesce(l.staff_impression, e.staff_impression) as "staffImpression",
      coalesce(l.audio_transcript, e.audio_transcript) as "audioTranscript",
      coalesce(l.handwritten_text, e.handwritten_text) as "handwrittenText",
      p.personality, coalesce(p.health_history, '[]'::jsonb) as "healthHistory"
    from cms.donor_profiles p
    left join cms.donor_profiles_locales l on l._parent_id = p.id and l._locale = $2::cms._locales
    left join cms.donor_profiles_locales e on e._parent_id = p.id and e._locale = 'en-GB'
    where p.donor_code = $1 and p.is_published`,
    values: [code, locale],
  })
  const [row] = rows
  if (!row) return empty
  return {
    ...row,
    personality: readPersonality(row.personality),
    healthHistory: Array.isArray(row.healthHistory) ? row.healthHistory.map(readRelative) : [],
  }
}

/** Only what the contract names; editors' notes in the same field stay inside. */
function readRelative(one: DonorDetail['healthHistory'][number]): DonorDetail['healthHistory'][number] {
  return { relative: one.relative, age: one.age ?? null, findings: one.findings ?? [] }
}
