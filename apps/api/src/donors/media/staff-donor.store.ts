import { mostStaffDonors } from '@kindred/contracts/donor-media'
import type pg from 'pg'

type Reader = Pick<pg.Pool | pg.PoolClient, 'query'>

/** A donor as staff who look after their pictures see them, shown in the shop or not. */
export type StaffDonor = {
  donorId: string
  name: string
  kind: 'sperm' | 'egg'
  profile: 'Basic' | 'Extended' | 'Exclusive'
  isPublished: boolean
  isBlocked: boolean
}

const columns = `d.code as "donorId", d.alias as name, d.kind, d.profile_tier as profile,
  d.published_at is not null as "isPublished", d.blocked_at is not null as "isBlocked"`

/** Those whose number or name begins so, by number; the first of all donors while nothing is looked for. */
export async function findDonorsForStaff(
  on: Reader,
  wanted: string,
): Promise<(StaffDonor & { pictures: number; recordings: number })[]> {
  const beginning = `${wanted.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await on.query(
    `select ${columns},
      (select count(*)::int from shop.donor_media m where m.donor_id = d.id and m.kind <> 'audio') as pictures,
      (select count(*)::int from shop.donor_media m where m.donor_id = d.id and m.kind = 'audio') as recordings
    from shop.donor d where d.code ilike $1 or d.alias ilike $1 order by d.code limit $2`,
    [beginning, mostStaffDonors],
  )
  return rows
}

export async function findDonorForStaff(
  on: Reader,
  code: string,
): Promise<(StaffDonor & { donorGuid: string }) | null> {
  const { rows } = await on.query(
    `select d.id as "donorGuid", ${columns} from shop.donor d where d.code = $1`,
    [code],
  )
  return rows[0] ?? null
}
