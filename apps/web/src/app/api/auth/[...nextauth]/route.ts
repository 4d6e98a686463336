import { type SignInReason, signInReasons } from '@kindred/contracts/identity'
import { parsePath } from '@kindred/domain/location/path'
import { safeReturnPath } from '@kindred/domain/location/safe-return-path'
import type { NextRequest } from 'next/server'
import NextAuth, { type Session } from 'next-auth'
import { makeAuthOptions, providerId } from '../../../../identity/auth-options.ts'
import { leaveReturnAddress } from '../../../../identity/leave-return-address.ts'
import { readIdentitySettings } from '../../../../identity/settings.ts'
import { startSignIn } from '../../../../identity/start-sign-in.ts'

type Context = { params: Promise<{ nextauth: string[] }> }

/**
 * next-auth's own calls (SES-04 to SES-10), except where a link must work at once: `signin` starts the sign-in without a
 * page in between, errors and the end of a session lead to the sign-in page, `signout` to the sign-out that ends both
 * sessions.
 */
export async function GET(request: NextRequest, context: Context): Promise<Response> {
  const { nextauth } = await context.params
  const [action, provider] = nextauth
  switch (action) {
    case 'signin':
    case 'session-expired':
      // A failed sign-in must not start the next by itself: it would go round for ever. So with a provider unknown here.
      if (
        (request.nextUrl.searchParams.has('error') && !readReason(request)) ||
        (provider && provider !== providerId)
      )
        return leadToSignInPage(request)
      return begin(request)
    case 'error':
      return leadToSignInPage(request)
    case 'signout':
      return lead('/api/auth/federated-logout/')
    case 'session':
      return answerSession(request, context)
    default:
      return NextAuth(request, context, makeAuthOptions())
  }
}

/** A body that is not what its type says (next-auth would throw on it) starts the sign-in again. */
export async function POST(request: NextRequest, context: Context): Promise<Response> {
  if (!(await isReadable(request.clone()))) return leadToSignInPage(request)
  return NextAuth(request, context, makeAuthOptions())
}

/** next-auth reads JSON and forms, and takes any other body for none. */
async function isReadable(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? ''
  try {
    if (type.includes('application/json')) {
      const body: unknown = await request.json()
      return typeof body === 'object' && body !== null
    }
    if (type.includes('application/x-www-form-urlencoded')) await request.formData()
    return true
  } catch {
    return false
  }
}

async function begin(request: NextRequest): Promise<Response> {
  const prompt = request.nextUrl.searchParams.get('prompt') === 'login' ? 'login' : undefined
  const how = { prompt, reason: readReason(request) } as const
  const start = await startSignIn(readReturnPath(request), how).catch(() => null)
  // SES-12: there is nobody to sign in with.
  if (!start) return leadToSignInPage(request, 'Configuration')
  const response = lead(start.location)
  for (const cookie of start.cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** SES-17, RTE-17: somebody who was led here by the end of a session signs in at once; the page says why. */
function readReason(request: NextRequest): SignInReason | undefined {
  if (request.nextUrl.pathname.includes('/session-expired')) return 'RefreshAccessTokenError'
  const error = request.nextUrl.searchParams.get('error')
  return signInReasons.find((reason) => reason === error)
}

/** SES-04: nobody signed in is `null`, not next-auth's object without a person. */
async function answerSession(request: NextRequest, context: Context): Promise<Response> {
  const response: Response = await NextAuth(request, context, makeAuthOptions())
  const session = (await response.json().catch(() => null)) as Session | null
  const headers = leaveReturnAddress(response.headers)
  headers.set('content-type', 'application/json')
  headers.set('cache-control', 'no-store')
  const known = session?.user || session?.error ? session : null
  return new Response(JSON.stringify(known), { status: response.status, headers })
}

/** SES-13, SES-15, SES-29: says what happened and lets the person start again. */
function leadToSignInPage(request: NextRequest, failure?: string): Response {
  const returnPath = readReturnPath(request)
  const locale = (parsePath(returnPath)?.locale ?? 'en-GB').toLowerCase()
  const error = failure ?? request.nextUrl.searchParams.get('error') ?? ''
  const query = new URLSearchParams({
    ...(/^\w{1,40}$/.test(error) && { error }),
    ...(returnPath !== '/' && { callbackUrl: returnPath }),
  })
  const tail = query.size > 0 ? `?${query}` : ''
  return lead(`/${locale}/account/sign-in/${tail}`)
}

function readReturnPath(request: NextRequest): string {
  const { publicUrl, isHttps } = readIdentitySettings()
  const kept = request.cookies.get(`${isHttps ? '__Secure-' : ''}next-auth.callback-url`)?.value
  const asked = request.nextUrl.searchParams.get('callbackUrl')
  // After a failure next-auth names no address; where the person wanted to go is in its cookie.
  return safeReturnPath(
    asked ?? (request.nextUrl.searchParams.has('error') ? kept : null),
    new URL(publicUrl).origin,
  )
}

/** A redirect to a path of this site or to our own identity provider; never cached. */
const lead = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
