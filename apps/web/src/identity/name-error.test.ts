import { describe, expect, it } from 'vitest'
import texts from '../../../../packages/content/src/texts/en-gb/identity.json' with { type: 'json' }
import { configurationErrors, nameError } from './name-error.ts'
import { signInAddress } from './sign-in-address.ts'

const say = (error: string) => texts.errors[nameError(error) as keyof typeof texts.errors]

describe('errors of a sign-in', () => {
  it('SES-29 says each error without a code in words', () => {
    expect(say('UnknownError')).toBe('Signing in did not work. Try again.')
    expect(say('OAuthCallbackError')).toBe('Signing in was interrupted. Start again.')
    expect(say('AccountNotLinkedError')).toContain('signs in another way')
    // As next-auth shortens them in the address.
    expect(say('OAuthCallback')).toBe(say('OAuthCallbackError'))
    expect(say('OAuthAccountNotLinked')).toBe(say('AccountNotLinkedError'))
  })

  it('SES-30 says every fault of the set-up as one that the person cannot mend, by name and by code', () => {
    expect(Object.keys(configurationErrors)).toHaveLength(7)
    for (const [name, code] of Object.entries(configurationErrors))
      for (const error of [name, code])
        expect(say(error), error).toBe('Signing in is not possible right now. Try again in a moment.')
  })

  it('SES-17 asks for a sign-in with the reason and the way back', () => {
    expect(signInAddress('/en-gb/account/?a=1', 'SessionRequired')).toBe(
      '/api/auth/signin/?callbackUrl=%2Fen-gb%2Faccount%2F%3Fa%3D1&error=SessionRequired',
    )
    expect(say('SessionRequired')).toBe('Sign in to see this page.')
  })
})
