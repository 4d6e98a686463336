import type { FastifyInstance } from 'fastify'
import { signInStaff } from './test-app.ts'

/** Staff of the order desk: what they press on an order, and how it stands before them. */
export function openOrderDesk(app: FastifyInstance) {
  return {
    act: (number: string, action: string, payload: object = {}, key?: string) =>
      app.inject({
        method: 'POST',
        url: `/api/staff/orders/${number}/actions/${action}`,
        headers: { ...signInStaff('orders'), ...(key && { 'idempotency-key': key }) },
        payload,
      }),
    read: async (number: string) =>
      (await app.inject({ url: `/api/staff/orders/${number}`, headers: signInStaff('orders') })).json(),
  }
}
