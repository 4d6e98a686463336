import type { CustomerPrincipal } from '@kindred/contracts/principal'
import { chooseLaterKey, flagAfterSignIn } from '@kindred/domain/location/choose-later'
import { printPlaceCookies } from '@kindred/domain/location/place-cookies'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { decideLocation } from './decide-location.ts'
import { keepLandingPlace, withoutLandingMark } from './keep-landing-place.ts'
import { readAccountPlace } from './read-account-place.ts'

type Cookies = { name: string; value: string }[]

/**
 * What a browser keeps of where somebody is once they have signed in: where their account says, on a new device too, and
 * no longer a country to be chosen later (LOC-18, LOC-31 to LOC-33, LOC-58). Pages are made from these cookies, since
 * they are the same for everybody in a country. What a landing page said counts before the account and goes into it
 * (LOC-24, LOC-25).
 *
 * @param request carries the location cookie the browser had before
 */
export async function placeAtSignIn(
  principal: CustomerPrincipal,
  request: Pick<FastifyRequest, 'place' | 'cookies'>,
  services: Services,
): Promise<Cookies> {
  const account = await readAccountPlace(principal, services)
  const unknown = { ipCountry: null, acceptLanguage: null, userAgent: null, ip: null }
  const facts = { ...unknown, ...account, path: '/', cookie: request.place }
  const { context, location } = decideLocation(services.reference(), facts, services.now())
  const flag = { name: chooseLaterKey, value: flagAfterSignIn }
  if (context.shouldSaveToUser && (await keepLandingPlace(principal, context, services)))
    return [...withoutLandingMark(request), flag]
  // Neither account nor browser says a country: nothing better is known than before.
  if (context.isFromLandingPage || context.country === null) return [flag]
  const chosen = { treatmentState: context.treatmentState, customerType: principal.clientType }
  return printPlaceCookies(location, chosen)
}
