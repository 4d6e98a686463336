import 'server-only'
import { placeCookieOptions } from '@kindred/domain/location/place-cookies'
import { cookies } from 'next/headers'
import { readIdentitySettings } from '../identity/settings.ts'

/** Lets the browser keep where its visitor is (LOC-11); what the API answers to this process does not reach it. */
export async function keepPlace(place: readonly { name: string; value: string }[]): Promise<void> {
  const jar = await cookies()
  const options = placeCookieOptions(readIdentitySettings().isHttps)
  for (const { name, value } of place) jar.set(name, value, options)
}
