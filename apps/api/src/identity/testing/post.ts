import { sendMail } from '../../mail/send-mail.ts'
import type { House } from './open-house.ts'

/** Sends what is queued. @returns every mail so far, oldest first */
export async function sendQueued(house: House): Promise<{ to: string; subject: string; text: string }[]> {
  const { pool } = house.database
  const { rows } = await pool.query('select payload from graphile_worker._private_jobs order by id')
  for (const { payload } of rows) await sendMail(payload, house.services)
  await pool.query('delete from graphile_worker._private_jobs')
  return (await pool.query('select * from shop.local_mail order by sent_at')).rows
}
