import { execFile } from 'node:child_process'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Who PostgreSQL runs as. Empty for an ordinary user: as oneself. */
export interface OperatingUser {
  uid?: number
  gid?: number
}

/**
 * PostgreSQL refuses to run as root. As root this finds the user `postgres`, makes it when missing,
 * and falls back to `nobody` where no user can be made.
 */
export async function findOperatingUser(): Promise<OperatingUser> {
  if (userInfo().uid !== 0) return {}
  const existing = await lookUp('postgres')
  if (existing) return existing
  await makeUser().catch(() => undefined)
  const user = (await lookUp('postgres')) ?? (await lookUp('nobody'))
  if (!user)
    throw new Error(
      'PostgreSQL cannot run as root and no user "postgres" could be made. Make one, or set DATABASE_URL.',
    )
  return user
}

async function lookUp(name: string): Promise<OperatingUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/** The shadow tools first, then Busybox's. */
async function makeUser(): Promise<void> {
  try {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ])
  } catch {
    await run('adduser', ['-S', '-D', '-H', 'postgres'])
  }
}
