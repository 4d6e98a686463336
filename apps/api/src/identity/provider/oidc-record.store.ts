import type { Executor } from '@kindred/database/pool'
import { oidcRecord } from '@kindred/database/schema/identity'
import type { Seal } from '@kindred/database/seal'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { hashToken } from '../hash-token.ts'

const grantModels = ['AccessToken', 'AuthorizationCode', 'RefreshToken', 'Grant']

/**
 * What the identity provider keeps, in `shop.oidc_record`. Ids are bearer values (tokens, session cookies), so the
 * record is found by their hash and its content is sealed: a copy of the database signs nobody in.
 */
export class OidcRecords implements Adapter {
  constructor(
    private readonly model: string,
    private readonly db: Executor,
    private readonly seal: Seal,
    private readonly now: () => Date,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const row = {
      payload: { sealed: this.seal.close(JSON.stringify(payload), this.model) },
      grantId: payload.grantId ?? null,
      userCode: payload.userCode ?? null,
      uid: payload.uid ?? null,
      expiresAt: expiresIn ? new Date(this.now().getTime() + expiresIn * 1000) : null,
    }
    await this.db
      .insert(oidcRecord)
      .values({ model: this.model, recordId: hashToken(id), ...row })
      .onConflictDoUpdate({ target: [oidcRecord.model, oidcRecord.recordId], set: row })
  }

  find(id: string) {
    return this.read(eq(oidcRecord.recordId, hashToken(id)))
  }

  /** For sign-out: a token that ran out still names its grant. */
  findEvenExpired(id: string) {
    return this.read(eq(oidcRecord.recordId, hashToken(id)), true)
  }

  findByUid(uid: string) {
    return this.read(eq(oidcRecord.uid, uid))
  }

  findByUserCode(userCode: string) {
    return this.read(eq(oidcRecord.userCode, userCode))
  }

  /** One statement decides who used it: of two requests with one refresh token the second ends the whole grant. */
  async consume(id: string): Promise<void> {
    const used = await this.db
      .update(oidcRecord)
      .set({ consumedAt: this.now() })
      .where(
        and(
          eq(oidcRecord.model, this.model),
          eq(oidcRecord.recordId, hashToken(id)),
          isNull(oidcRecord.consumedAt),
        ),
      )
      .returning({ grantId: oidcRecord.grantId })
    if (used.length === 1) return
    const record = await this.find(id)
    if (record?.grantId) await revokeGrant(this.db, record.grantId)
    throw new errors.InvalidGrant('already used')
  }

  async destroy(id: string): Promise<void> {
    await this.db
      .delete(oidcRecord)
      .where(and(eq(oidcRecord.model, this.model), eq(oidcRecord.recordId, hashToken(id))))
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.db
      .delete(oidcRecord)
      .where(and(eq(oidcRecord.model, this.model), eq(oidcRecord.grantId, grantId)))
  }

  private async read(
    condition: ReturnType<typeof eq>,
    evenExpired = false,
  ): Promise<AdapterPayload | undefined> {
    const [row] = await this.db
      .select()
      .from(oidcRecord)
      .where(and(eq(oidcRecord.model, this.model), condition))
      .limit(1)
    if (!row || (!evenExpired && row.expiresAt && row.expiresAt <= this.now())) return undefined
    const { sealed } = row.payload as { sealed: string }
    const payload: AdapterPayload = JSON.parse(this.seal.open(sealed, this.model))
    return row.consumedAt ? { ...payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) } : payload
  }
}

/** Ends a sign-in everywhere: its tokens, its code and the grant itself. */
export async function revokeGrant(db: Executor, grantId: string): Promise<void> {
  for (const model of grantModels) {
    await db.delete(oidcRecord).where(and(eq(oidcRecord.model, model), eq(oidcRecord.grantId, grantId)))
  }
  await db
    .delete(oidcRecord)
    .where(and(eq(oidcRecord.model, 'Grant'), eq(oidcRecord.recordId, hashToken(grantId))))
}

/** Ends the provider's own session of one browser. */
export async function endProviderSession(db: Executor, uid: string): Promise<void> {
  await db.delete(oidcRecord).where(and(eq(oidcRecord.model, 'Session'), eq(oidcRecord.uid, uid)))
}

/** @returns how many records had run out and went */
export async function sweepOidcRecords(db: Executor, now: Date): Promise<number> {
  const gone = await db.delete(oidcRecord).where(lt(oidcRecord.expiresAt, now))
  return gone.rowCount ?? 0
}
