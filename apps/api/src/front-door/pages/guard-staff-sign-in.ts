import { setTimeout as wait } from 'node:timers/promises'
import { safeReturnPath } from '@kindred/domain/location/safe-return-path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limitTries } from '../../identity/sign-in/limit-tries.ts'
import type { Services } from '../../services.ts'
import { toErrorBody } from '../send-failure.ts'
import { askWeb, type WebAnswer } from './ask-web.ts'
import { pageHeaders } from './page-request.ts'
import { readStaffForm, type StaffForm } from './read-staff-form.ts'

/** Calls of the editor's sign-in that a guesser would hammer with made-up tokens. */
export const staffTokenCalls = ['reset-password', 'unlock', 'first-register', 'verify/:id'].map(
  (name) => `/cms-api/staff/${name}`,
)

/** Refusals come at whole steps of this many milliseconds, so that the time says nothing of what was done in it. */
const step = 500

const refusal = toErrorBody({
  code: 'sign-in-refused',
  message:
    'The e-mail address or the password is not right, or there were too many tries. Wait a quarter of an hour after many tries.',
})

/**
 * Stands before the editor's own sign-in, which would tell known accounts from unknown ones by its answers and its time.
 * Tries are counted as customers' are, for account and address together, so that no stranger locks anybody out. Every
 * refusal is one body after one time. Only address and password go on, written anew: nothing can be read in two ways.
 *
 * A form without scripts says by `returnTo` in its address that it wants to be led on: where it asked for, or back to the
 * sign-in with what went wrong.
 */
export function guardStaffSignIn(app: FastifyInstance, services: Services): void {
  const schema = { hide: true }
  const bodyLimit = 64 * 1024

  app.post('/cms-api/staff/login', { schema, bodyLimit }, async (request, reply) => {
    const startedAt = performance.now()
    const form = await readStaffForm(request)
    const allowed = form?.email ? await limitTries(asVisitor(request, `staff ${form.email}`), services) : null
    const answer = form && allowed ? await send('login', request, form) : null
    const returnTo = readReturnPath(request)
    if (answer && answer.status >= 500)
      return returnTo ? leadBack(reply, 'unavailable', returnTo) : sendUnavailable(reply)
    if (answer?.status === 200) {
      await allowed?.forgive()
      reply.header('set-cookie', answer.headers.getSetCookie())
      return returnTo
        ? reply.redirect(returnTo, 303)
        : reply.type(answer.headers.get('content-type') ?? 'application/json').send(answer.body)
    }
    await waitForStep(startedAt)
    return returnTo ? leadBack(reply, 'refused', returnTo) : reply.code(401).send(refusal)
  })

  app.post('/cms-api/staff/forgot-password', { schema, bodyLimit }, async (request) => {
    const startedAt = performance.now()
    const form = await readStaffForm(request)
    const allowed = form?.email
      ? await limitTries(asVisitor(request, `staff mail ${form.email}`), services)
      : null
    // Not waited for: a mail is made for known accounts only, and takes its time.
    if (form && allowed)
      void send('forgot-password', request, form).catch((error: unknown) =>
        services.log.warn({ err: error }, 'a mail for a new staff password was not sent'),
      )
    await waitForStep(startedAt)
    return { message: 'Success' }
  })

  function send(call: string, request: FastifyRequest, form: StaffForm): Promise<WebAnswer> {
    const headers = pageHeaders(request, { country: { country: '', state: '' }, withCookies: false })
    return askWeb(
      services.config.webOrigin,
      `/cms-api/staff/${call}`,
      'POST',
      { ...headers, 'content-type': 'application/json' },
      JSON.stringify(form),
    )
  }
}

const asVisitor = (request: FastifyRequest, email: string) => ({ email, address: request.ip })

/** Null where a script asks, which leads on by itself. */
function readReturnPath({ query }: FastifyRequest): string | null {
  const { returnTo } = query as { returnTo?: unknown }
  return typeof returnTo === 'string' ? safeReturnPath(returnTo) : null
}

/** Neither address nor password goes along: what was typed is typed again. */
const leadBack = (reply: FastifyReply, problem: 'refused' | 'unavailable', returnTo: string) =>
  reply.redirect(`/staff/sign-in/?${new URLSearchParams({ problem, returnTo })}`, 303)

const waitForStep = (startedAt: number) => wait(step - ((performance.now() - startedAt) % step))

function sendUnavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', '3')
    .send(toErrorBody({ code: 'unavailable', message: 'The editor is not available right now.' }))
}
