import { safeReturnPath } from '@kindred/domain/location/safe-return-path'
import { signInAddress } from '../identity/sign-in-address.ts'
import type { World } from './world.ts'

/** What the browser keeps about signing in (SES-28). No token is among it. */
export const loginKeys = {
  returnUrl: 'login_return_url',
  attempts: 'login_attempts',
  attemptedFor: 'login_attempted_for',
  lastPath: 'Last_path',
} as const

const home = '/'
const mostAttempts = 1
/** Pages that are steps of signing in: leading back there would go round in circles. */
const stepOfSigningIn =
  /\/account\/(sign-in|forgot-password|reset-password|session-expired|confirm-email|confirm-new-email|stop-alerts|stop-waiting)\//

/**
 * Answers a 401 in the browser: the first starts a new sign-in that leads back here, the next gives up and goes home, so
 * that nobody goes round for ever (SES-18, SES-19).
 *
 * @param path of the call that was refused
 */
export function retryLogin(path: string, world: World): void {
  const attempts = Number(read(world, loginKeys.attempts)) || 0
  if (attempts >= mostAttempts) {
    keep(world, loginKeys.attempts, '0')
    world.leave(home)
    return
  }
  keep(world, loginKeys.attempts, String(attempts + 1))
  keep(world, loginKeys.attemptedFor, path)
  startLogin(world)
}

/** A call that was refused before and is answered now ends the counting: the next 401 is a first one again. */
export function settleLogin(path: string, world: World): void {
  if (read(world, loginKeys.attemptedFor) !== path) return
  world.tabStorage?.removeItem(loginKeys.attempts)
  world.tabStorage?.removeItem(loginKeys.attemptedFor)
}

/** Starts a sign-in that leads back to this page. */
function startLogin(world: World): void {
  const back = readReturnUrl(world)
  keep(world, loginKeys.returnUrl, back)
  world.leave(signInAddress(back, 'SessionRequired'))
}

/** Where a person comes back to: this page, or the last one that is no step of signing in. */
export function readReturnUrl(world: World): string {
  const here = safeReturnPath(world.here())
  if (!stepOfSigningIn.test(here)) return here
  return safeReturnPath(read(world, loginKeys.lastPath))
}

export function rememberPath(world: World): void {
  const here = safeReturnPath(world.here())
  if (!stepOfSigningIn.test(here)) keep(world, loginKeys.lastPath, here)
}

const read = (world: World, key: string) => world.tabStorage?.getItem(key) ?? null

function keep(world: World, key: string, value: string): void {
  try {
    world.tabStorage?.setItem(key, value)
  } catch {
    // A full storage only costs the way back.
  }
}
