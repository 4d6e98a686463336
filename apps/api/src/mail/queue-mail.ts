import type { Executor } from '@kindred/database/pool'
import { createSeal } from '@kindred/database/seal'
import { addJob } from '../jobs/add-job.ts'
import type { Services } from '../services.ts'
import type { TemplateName, TemplateValues } from './templates.ts'

export type QueuedMail<Name extends TemplateName = TemplateName> = {
  /** Says which mail it is, for example `order-placed:{orderId}`: however often it is queued, it is sent once. */
  key: string
  template: Name
  to: string
  /** As in a path, `da-dk`. */
  locale: string
  values: TemplateValues<Name>
}

/**
 * Queues a mail inside the caller's transaction: it is sent if and only if that commits. What it says is sealed in the
 * queue, since it holds names, links and orders.
 */
export async function queueMail<Name extends TemplateName>(
  on: Executor,
  mail: QueuedMail<Name>,
  { config }: Pick<Services, 'config'>,
): Promise<void> {
  const sealed = createSeal(config.keys.seal).close(JSON.stringify(mail), 'mail')
  await addJob(on, 'mail.send', { sealed }, { key: `mail:${mail.key}` })
}
