import type { DonorKind } from '@kindred/domain/vocabulary'
import type pg from 'pg'

type Reader = Pick<pg.Pool | pg.PoolClient, 'query'>

/** What a comparison of genes asks of a donor. It is an answer to nobody: only what comes of the comparison is. */
export type DonorGenes = {
  id: string
  code: string
  name: string
  kind: DonorKind
  testedGenes: string[]
  carrierGenes: string[]
}

const columns = `id, code, alias as name, kind, tested_genes as "testedGenes", carrier_genes as "carrierGenes"`

/** Donors by public code; those that are not published, or withdrawn, are left out. */
export async function findDonorGenes(on: Reader, codes: readonly string[]): Promise<DonorGenes[]> {
  const { rows } = await on.query<DonorGenes>(
    `select ${columns} from shop.donor where code = any($1) and published_at is not null and blocked_at is null`,
    [codes],
  )
  return rows
}

/** One donor by id, published or not: a family may have begun with somebody who was taken down since. */
export async function findGenesOf(on: Reader, donorId: string): Promise<DonorGenes | null> {
  const { rows } = await on.query<DonorGenes>(`select ${columns} from shop.donor where id = $1`, [donorId])
  return rows[0] ?? null
}

/** Ids of the donors of a kind that carry a change in any of the genes. */
export async function listCarriers(on: Reader, kind: DonorKind, genes: readonly string[]): Promise<string[]> {
  if (genes.length === 0) return []
  const { rows } = await on.query<{ id: string }>(
    'select id from shop.donor where kind = $1 and carrier_genes && $2::text[]',
    [kind, genes],
  )
  return rows.map(({ id }) => id)
}
