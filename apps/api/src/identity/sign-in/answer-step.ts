import type { SignedIn } from '@kindred/contracts/identity'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '../../front-door/send-failure.ts'
import { pageOf } from './interaction.ts'

/**
 * How a step of a sign-in answers: the page's script asks with JSON and reads JSON, the form alone is led on. Both hear the
 * same, and nothing personal gets into an address.
 */
export function answerStep(request: FastifyRequest, reply: FastifyReply) {
  const isScript = request.headers['content-type']?.startsWith('application/json') ?? false
  const lead = (address: string) => reply.redirect(address, 303)
  return {
    /** The step stays open, and the page says why. */
    refuse: ({ code, message }: { code: string; message: string }) =>
      isScript ? sendFailure(reply, { code, message }) : lead(pageOf(request, code)),
    /** The next step stands at the same address. */
    askForCode: () => (isScript ? ({ next: 'code' } satisfies SignedIn) : lead(pageOf(request))),
    /** Back to a page that says that the mail is on its way. */
    tellOfMail: () => (isScript ? reply.code(204).send() : lead(`${pageOf(request)}&sent=1`)),
    /** Signed in: the provider takes over there. */
    leave: (redirectTo: string) =>
      isScript ? ({ next: 'leave', redirectTo } satisfies SignedIn) : lead(redirectTo),
  }
}
