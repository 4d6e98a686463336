import { join } from 'node:path'
import { findHolder, takeLock } from './lock.mjs'

const file = (data) => join(data, 'running.lock')

/** Claims the data directory for this process, or refuses with who has it. */
export function claim(data, command, port) {
  return takeLock(
    file(data),
    (holder) =>
      `Kindred is already running from this directory (${holder.command}, process ${holder.pid}, port ${holder.port}).\n` +
      `Use it at http://localhost:${holder.port}, or stop it first: Ctrl+C there, or kill ${holder.pid}.`,
    { command, port },
  )
}

/** Who has claimed it, or undefined. */
export function findClaim(data) {
  return findHolder(file(data))
}
