import { askWeb } from '../front-door/pages/ask-web.ts'
import type { Services } from '../services.ts'

/**
 * Job `content.keep-plan`: a planned publication is due. The jobs of the house run in the API process (all of it, or the
 * one with KINDRED_ROLE=jobs); what is published is the editor's business, so the web process is asked to do it, over the
 * inner network and with the installation's own key. Where it does not answer the job is tried again; a plan that was done
 * already, changed or withdrawn is left alone there.
 *
 * @throws when the plan could not be looked at, so that the queue tries again
 */
export async function keepPlan(payload: unknown, { config, log }: Services): Promise<void> {
  const { plan } = payload as { plan: string }
  const answer = await askWeb(
    config.webOrigin,
    `/cms-api/publish-plans/${encodeURIComponent(plan)}/keep`,
    'POST',
    { 'x-kindred-internal': config.keys.internal, 'content-type': 'application/json' },
    '{}',
  )
  if (answer.status !== 200) throw new Error(`The editor answered ${answer.status} to a planned publication.`)
  log.info({ plan, outcome: JSON.parse(answer.body.toString('utf8')).outcome }, 'planned publication')
}
