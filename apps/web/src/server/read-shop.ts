import 'server-only'
import { type Shop, shopSchema } from '@kindred/contracts/location'
import { CallError } from '@kindred/contracts/request'
import { cache } from 'react'
import { callPublic } from './call-api.ts'

/** The settings of a shop by its code; null when there is none. Asked once a request. */
export const readShop = cache(async (shopCode: string): Promise<Shop | null> => {
  try {
    return shopSchema.parse(await callPublic(shopCode)(`/api/cms/settings/shops/${shopCode}-shop`))
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  }
})
