import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { OperatingUser } from './operating-user.ts'
import { runBinary } from './run-binary.ts'
import { findRunningServer, isAlive } from './running-server.ts'

/**
 * Ends the server of a data directory, if one runs.
 *
 * @param mode `fast` closes connections and writes everything out; `immediate` leaves that to the next start
 */
export async function stopServer(
  data: string,
  binaries: string,
  user: OperatingUser,
  mode: 'fast' | 'immediate' = 'fast',
): Promise<void> {
  if (!existsSync(data)) return
  const running = await findRunningServer(data)
  if (!running) return
  try {
    await runBinary(
      binaries,
      'pg_ctl',
      ['stop', '--wait', '--silent', '--timeout=30', '--mode', mode, '--pgdata', data],
      user,
    )
  } catch (error) {
    if (!isAlive(running.pid)) return
    if (mode === 'fast') return stopServer(data, binaries, user, 'immediate')
    throw error
  }
  // pg_ctl returns when the pid file is gone, a moment before the process is.
  for (let tries = 0; isAlive(running.pid) && tries < 200; tries++) await wait(25)
}
