import type { Location } from '@kindred/contracts/location'
import { fallbackUrl } from '@kindred/domain/location/path'

type Answer = {
  defaultPageUrl?: string | null
  shop?: { shopName?: string | null; legalDepartmentId?: number | null } | null
}

/**
 * What is wrong with an answer of the location lookup, to be logged: no start page (LOC-28), no name of the shop or no
 * legal department (LOC-29). Where there is no start page the browser goes to `/`.
 */
export function checkLocation(answer: Location | Answer): { startPath: string; faults: string[] } {
  const faults = [
    ...(answer.defaultPageUrl ? [] : ['no-default-page']),
    ...(answer.shop?.shopName ? [] : ['no-shop-name']),
    ...(answer.shop?.legalDepartmentId ? [] : ['no-legal-department']),
  ]
  return { startPath: answer.defaultPageUrl || fallbackUrl, faults }
}
