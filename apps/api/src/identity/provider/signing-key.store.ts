import { randomUUID } from 'node:crypto'
import { signingKey } from '@kindred/database/schema/identity'
import type { Seal } from '@kindred/database/seal'
import { transaction } from '@kindred/database/transaction'
import { asc, isNull, sql } from 'drizzle-orm'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Pool } from 'pg'

// Any fixed number: it stands for "the first signing key is being made".
const lock = 7_204_118_156

/**
 * The private keys that sign identity tokens, newest last. The first start makes one; processes that start at once
 * wait for each other and end up with the same.
 */
export async function loadSigningKeys(pool: Pool, seal: Seal): Promise<JWK[]> {
  return transaction(pool, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    const known = await tx
      .select()
      .from(signingKey)
      .where(isNull(signingKey.retiredAt))
      .orderBy(asc(signingKey.createdAt))
    if (known.length > 0) return known.map((row): JWK => JSON.parse(seal.open(row.sealedJwk, 'signing-key')))

    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    const kid = randomUUID()
    const jwk: JWK = { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'ES256' }
    await tx.insert(signingKey).values({ kid, sealedJwk: seal.close(JSON.stringify(jwk), 'signing-key') })
    return [jwk]
  })
}
