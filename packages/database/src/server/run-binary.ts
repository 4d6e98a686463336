import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { OperatingUser } from './operating-user.ts'

/**
 * Runs initdb or pg_ctl to its end as the given user.
 * Nothing is inherited but what is needed: a PGDATA or PGPORT of the caller must not lead elsewhere.
 */
export function runBinary(
  directory: string,
  name: 'initdb' | 'pg_ctl',
  args: string[],
  user: OperatingUser,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const environment: Record<string, string | undefined> = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
    for (const key of Object.keys(environment)) if (key.startsWith('PG')) delete environment[key]
    const child = spawn(join(directory, 'bin', name), args, {
      ...user,
      cwd: directory,
      env: environment as NodeJS.ProcessEnv,
      // pg_ctl leaves the server behind; an inherited pipe would then never close.
      stdio: ['ignore', 'ignore', name === 'pg_ctl' ? 'ignore' : 'pipe'],
    })
    let complaints = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      complaints += chunk.toString()
    })
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${name} ended with ${code ?? 'a signal'}. ${complaints.trim()}`.trim())),
    )
  })
}
