import { makesLoop, printRedirectPath, type Redirect } from '@kindred/domain/location/redirects'
import type { PayloadRequest, TextFieldSingleValidation } from 'payload'

type Row = { id: string; from: string; address?: string | null; isPermanent?: boolean | null }
type Written = { kind?: string; page?: unknown; address?: string | null }

/** Refuses a redirect that begins at no path of ours, at one that has a redirect, leads nowhere, or back to its beginning. */
export const checkRedirect: TextFieldSingleValidation = async (value, { id, req, siblingData }) => {
  const written = siblingData as Written
  if (written.kind === 'moved') return true
  const path = printRedirectPath(value ?? '')
  if (path === null) return 'A path of this site such as /en-gb/dk-shop/private/old-page/'
  if (Boolean(written.page) === Boolean(written.address)) return 'Name a page or an address, one of the two.'
  const others = (await readOthers(req)).filter((row) => row.id !== id)
  if (others.some(({ from }) => from === path)) return 'This path has a redirect already.'
  const byPath = new Map(others.map((row) => [row.from, row]))
  return !written.address || !makesLoop(path, written.address, (at) => toRedirect(byPath.get(at)))
    ? true
    : 'This would lead back to where it begins.'
}

/** Redirects to pages end a chain here: where a page stands depends on shop and language. */
function toRedirect(row: Row | undefined): Redirect | null {
  return row?.address ? { to: row.address, isPermanent: row.isPermanent !== false } : null
}

async function readOthers(req: PayloadRequest): Promise<Row[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { kind: { equals: 'address' } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs as Row[]
}
