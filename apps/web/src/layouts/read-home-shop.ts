import 'server-only'
import { shopSchema } from '@kindred/contracts/location'
import { z } from 'zod'
import { callPublic } from '../server/call-api.ts'
import { chooseHomeShop } from './choose-home-shop.ts'

const shopsSchema = z.array(shopSchema)

/** The shop whose menus a page outside of any shop shows. */
export async function readHomeShop(locale: string): Promise<string> {
  return chooseHomeShop(shopsSchema.parse(await callPublic()('/api/cms/shop/shops')), locale)
}
