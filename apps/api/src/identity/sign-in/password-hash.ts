import { hash, verify } from '@node-rs/argon2'

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane. About 60 ms here.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** A hash of nobody's password: checking against it takes as long as checking a real one. */
const nobody = hash('no account has this password', cost)

/** @returns the encoded argon2id hash with its salt and cost */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/**
 * @param known the customer's hash, or null when there is no such customer: the answer is then false after the same time
 */
export async function checkPassword(password: string, known: string | null): Promise<boolean> {
  const right = await verify(known ?? (await nobody), password)
  return right && known !== null
}
