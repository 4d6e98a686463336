import { hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Reads a secret kept in a directory and makes it first when it is not there yet.
 * Hard-linking a finished file is atomic, so two processes that start at once end up with the same secret.
 *
 * @param directory where it is kept; made when missing
 * @param name file name
 * @returns 32 random bytes as base64url, the same on every call
 */
export async function keepSecret(directory: string, name: string): Promise<string> {
  const path = join(directory, name)
  const known = await readFile(path, 'utf8').catch(() => '')
  if (known.trim()) return known.trim()
  await mkdir(directory, { recursive: true })
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readFile(path, 'utf8')).trim()
}

/**
 * A purpose's own key from the one secret of the installation, so that a leaked cookie key opens nothing else.
 *
 * @param secret KINDRED_SECRET, base64url
 * @param label the purpose, for example `internal` or `oidc-cookies`
 * @param bytes length of the key
 * @returns the key as base64url (HKDF-SHA256)
 */
export function deriveKey(secret: string, label: string, bytes = 32): string {
  return Buffer.from(hkdfSync('sha256', secret, 'kindred', label, bytes)).toString('base64url')
}
