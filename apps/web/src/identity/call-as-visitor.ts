import 'server-only'
import { makeSend } from '@kindred/contracts/request'
import { headers } from 'next/headers'
import { readIdentitySettings } from './settings.ts'

/**
 * Calls that count against the visitor's own address, though this process makes them: forms without scripts come here
 * first. The key shows that the address is named by us.
 */
export function callAsVisitor() {
  const { apiOrigin, internalKey } = readIdentitySettings()
  return makeSend(apiOrigin, async (): Promise<Record<string, string>> => {
    const address = (await headers()).get('x-forwarded-for')?.split(',').at(-1)?.trim()
    return address ? { 'x-kindred-internal': internalKey, 'x-client-address': address } : {}
  })
}
