import type { Result } from '@kindred/domain/result'

/** What a sent form shows of its sender. */
export type Attempt = {
  stamp?: string
  /** A field that people do not see; whoever fills it in is none. */
  website?: string
  recaptchaToken?: string
  turnstileToken?: string
  ip: string
}

/** The port: says whether a person may have sent it. Refusals: `looks-automatic`, `too-quick`. */
export type BotCheck = (attempt: Attempt) => Promise<Result<undefined>>
