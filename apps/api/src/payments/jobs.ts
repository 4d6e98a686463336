import type { Services } from '../services.ts'
import { sendCancel } from './cancel-payments.ts'
import { sendCapture } from './capture-payment.ts'
import { tasks as sandbox } from './sandbox/jobs.ts'
import { sendRefund } from './send-refund.ts'

/** Jobs of payments, the sandbox provider's own among them. */
export const tasks: Record<string, (payload: unknown, services: Services) => Promise<void>> = {
  'payments.cancel': sendCancel,
  'payments.capture': sendCapture,
  'payments.refund': sendRefund,
  ...sandbox,
}
