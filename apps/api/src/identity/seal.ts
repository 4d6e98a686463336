import { createHash } from 'node:crypto'

export { createSeal, type Seal } from '@kindred/database/seal'

/** What stands in the database in place of a random token: enough to find it, not to use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
