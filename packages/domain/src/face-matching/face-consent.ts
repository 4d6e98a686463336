import type { Failure } from '../result.ts'
import { err, ok, type Result } from '../result.ts'

/**
 * What somebody agrees to before a photo of their face is looked at. Each purpose is agreed to by itself: a customer's face
 * is compared with donors' faces, a donor's face with customers' faces, and neither is used for anything else.
 */
export const faceConsentPurposes = { customer: 'faceMatching', donor: 'donorFaceMatching' } as const

/** The words agreed to; a new version asks everybody anew before their next photo. */
export const faceConsentVersion = 'face-matching/1'

/** Agreed, and to today's words? Nothing of a photo may be read before. */
export function checkFaceConsent(
  consent: { readonly given: boolean; readonly version: string } | undefined,
): Result<undefined, Failure<'consent-required' | 'consent-outdated'>> {
  if (!consent?.given)
    return err({
      code: 'consent-required',
      message: 'A photo is only looked at after the person agreed to it.',
      field: 'consent',
    })
  if (consent.version !== faceConsentVersion)
    return err({
      code: 'consent-outdated',
      message: 'The words of the consent have changed. Read them again.',
      field: 'consent',
      data: { version: faceConsentVersion },
    })
  return ok()
}
