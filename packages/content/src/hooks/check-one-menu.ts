import type { PayloadRequest, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'

type Menu = { id: string; name: string; shops?: string[] | null }

/** Which menu a shop shows must be plain: one for each kind of visitor, and one for all shops without their own. */
export const checkOneMenu: SelectFieldSingleValidation = async (value, options) => {
  const usual = await select(value as string, options as never)
  if (usual !== true) return usual
  const { id, req, data } = options
  const shops = new Set((data as Partial<Menu>).shops ?? [])
  const others = (await readMenus(req, String(value))).filter((menu) => menu.id !== id)
  const rival = others.find(({ shops: own }) =>
    shops.size === 0 ? !own?.length : own?.some((shop) => shops.has(shop)),
  )
  return rival ? `“${rival.name}” is the menu of these visitors already.` : true
}

async function readMenus(req: PayloadRequest, visitorType: string): Promise<Menu[]> {
  const { docs } = await req.payload.find({
    collection: 'navigation',
    where: { visitorType: { equals: visitorType } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs as Menu[]
}
