import { openDatabase } from '@kindred/database/pool'

const restOfSession = '31 days'

/**
 * Lets more time go by than a session lasts, for everybody who is signed in and by the clock of the running Kindred: what
 * the identity provider keeps runs out, and so do the sessions of browsers, which every process looks up anew.
 */
export async function letSessionsRunOut(): Promise<void> {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL must name the database of the Kindred that is tested')
  const { pool, close } = openDatabase(url)
  try {
    await pool.query(`update shop.oidc_record set expires_at = expires_at - interval '${restOfSession}'`)
    await pool.query(
      `with passed as (
        update shop.web_session set
          access_expires_at = access_expires_at - interval '${restOfSession}',
          created_at = created_at - interval '${restOfSession}',
          signed_in_at = signed_in_at - interval '${restOfSession}',
          refreshed_at = refreshed_at - interval '${restOfSession}'
        where ended_at is null returning id
      ) select pg_notify('web_session_changed', id::text) from passed`,
    )
  } finally {
    await close()
  }
}
