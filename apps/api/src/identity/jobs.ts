import type { Services } from '../services.ts'
import { sweepPendingApps } from './factors/authenticator-app.store.ts'
import { sweepChallenges } from './factors/passkey.store.ts'
import { sweepOidcRecords } from './provider/oidc-record.store.ts'
import { sweepSessions } from './sessions/web-session.store.ts'
import { sweepTries } from './sign-in/sign-in-failure.store.ts'

const day = 86_400_000

/** Hourly: what has run out goes, so that nothing is kept longer than it serves. */
export const tasks = {
  'identity.sweep': async (_payload: unknown, { db, now }: Services): Promise<void> => {
    const at = now()
    await sweepOidcRecords(db, at)
    await sweepTries(db, new Date(at.getTime() - day))
    await sweepChallenges(db, at)
    await sweepPendingApps(db, new Date(at.getTime() - day))
    await sweepSessions(db, new Date(at.getTime() - 31 * day))
  },
}
