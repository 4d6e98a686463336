import type { ClientBase } from 'pg'
import { at } from '../demo-day.ts'
import type { DemoDonor } from '../donors/donor.ts'
import { startRandom } from '../random.ts'
import { insertRows } from '../sql/insert-rows.ts'
import type { DonorProfile } from './profile.ts'

/**
 * Writes profiles where the editor keeps them. Plain SQL, since a document through the editor takes 18 ms; the donors'
 * rows already hold what publishing would project there.
 */
export async function insertProfiles(
  client: ClientBase,
  profiles: readonly { donor: DemoDonor; profile: DonorProfile }[],
): Promise<void> {
  const rows = profiles.map(({ donor, profile }) => ({
    id: startRandom('profile-id', donor.position).uuid(),
    donorCode: donor.code,
    alias: donor.alias,
    isPublished: true,
    healthHistory: profile.healthHistory,
    personality: profile.personality,
    createdAt: at(donor.firstListedOn, 7),
    updatedAt: at(donor.firstListedOn, 7),
    texts: profile.texts,
  }))
  await insertRows(client, 'cms.donor_profiles', profileColumns, rows)
  await insertRows(
    client,
    'cms.donor_profiles_locales',
    textColumns,
    rows.flatMap(({ id, texts }) =>
      Object.entries(texts).map(([locale, text]) => ({ ...text, _locale: locale, _parentId: id })),
    ),
  )
}

const profileColumns = {
  id: 'uuid',
  donorCode: 'text',
  alias: 'text',
  isPublished: 'boolean',
  healthHistory: 'jsonb',
  personality: 'jsonb',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const

const textColumns = {
  motto: 'text',
  description: 'text',
  staffImpression: 'text',
  audioTranscript: 'text',
  handwrittenText: 'text',
  _locale: 'cms._locales',
  _parentId: 'uuid',
} as const

/** The words a keyword search finds a donor by: motto and description in every language (as publishing projects it). */
export function collectSearchText(profile: DonorProfile): string {
  return Object.entries(profile.texts)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, text]) => `${text.motto} ${text.description}`)
    .join(' ')
}
