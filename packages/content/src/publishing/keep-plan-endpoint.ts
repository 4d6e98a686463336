import { timingSafeEqual } from 'node:crypto'
import type { Endpoint } from 'payload'
import { keepPlan } from './keep-plan.ts'

/** Called by the process that runs jobs, with the installation's own key; nobody else finds it. */
export function keepPlanEndpoint(internalKey: string): Endpoint {
  return {
    path: '/:id/keep',
    method: 'post',
    handler: async (req) => {
      const id = String(req.routeParams?.id ?? '')
      if (!isKey(req.headers.get('x-kindred-internal'), internalKey))
        return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
      return Response.json({ outcome: await keepPlan(req, id) })
    },
  }
}

function isKey(given: string | null, key: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(key)]
  return key !== '' && a.length === b.length && timingSafeEqual(a, b)
}
