import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { choosePlace } from './choose-place.ts'
import { findBinaries } from './find-binaries.ts'
import { findOperatingUser } from './operating-user.ts'
import { stopServer } from './stop-server.ts'

/** Stops the embedded server of a data directory and deletes its data and password, wherever they lie. */
export async function removeServer(directory: string, name = 'postgres'): Promise<void> {
  const [binaries, user] = await Promise.all([findBinaries(), findOperatingUser()])
  const place = await choosePlace(directory, name, binaries, user)
  await stopServer(place.data, place.binaries, user)
  await rm(place.data, { recursive: true, force: true })
  await rm(join(place.keep, `${name}-password`), { force: true })
}
