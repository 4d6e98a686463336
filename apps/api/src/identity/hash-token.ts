import { createHash } from 'node:crypto'

/** What stands in the database in place of a random token: enough to find it, not to use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
