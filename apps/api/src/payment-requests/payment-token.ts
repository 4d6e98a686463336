import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a link: nobody guesses it. */
export const makePaymentToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of it. */
export const hashPaymentToken = (token: string): string =>
  createHash('sha256').update(`payment-request:${token}`).digest('base64url')
