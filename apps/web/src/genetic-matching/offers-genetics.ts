import 'server-only'
import { readShop } from '../server/read-shop.ts'

/** GEN-01: whether a shop compares genes. Where it does not, nothing on its pages speaks of it. */
export async function offersGenetics(shopCode: string): Promise<boolean> {
  const shop = await readShop(shopCode)
  return shop?.settings.geneticMatchingSettings.isGeneticMatchingEnabled === true
}
