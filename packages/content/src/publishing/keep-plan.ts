import type { Locale } from '@kindred/domain/vocabulary'
import type { PayloadRequest } from 'payload'
import { takeOffline } from './take-offline.ts'

/**
 * Does what a plan says, in one transaction with its note of it, so that a second run finds it done.
 *
 * @returns what became of the plan; `gone` when somebody deleted or withdrew it
 */
export async function keepPlan(req: PayloadRequest, id: string): Promise<'done' | 'failed' | 'gone'> {
  const { payload } = req
  const plan = await payload.findByID({
    collection: 'publish-plans',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (plan?.state !== 'waiting') return 'gone'
  const page = String(plan.page)
  const note = (state: 'done' | 'failed', outcome: string) =>
    payload.update({
      collection: 'publish-plans',
      id,
      data: { state, outcome },
      overrideAccess: true,
      context: { keepsPlan: true },
      req,
    })
  const started = await payload.db.beginTransaction()
  req.transactionID = started ?? undefined
  try {
    if (plan.action === 'offline') await takeOffline(req, page, plan.languages as Locale[])
    else
      for (const locale of plan.languages as Locale[])
        await payload.update({
          collection: 'pages',
          id: page,
          data: { _status: 'published' },
          locale,
          publishSpecificLocale: locale,
          overrideAccess: true,
          req,
        })
    await note('done', `Done ${new Date().toISOString()}`)
    if (started) await payload.db.commitTransaction(started)
    return 'done'
  } catch (error) {
    if (started) await payload.db.rollbackTransaction(started)
    req.transactionID = undefined
    // What an editor must mend will not mend itself by trying again; anything else is tried again.
    if (!isRefusal(error)) throw error
    await note('failed', error.message)
    return 'failed'
  }
}

const isRefusal = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500
