import type { CollectionConfig } from 'payload'
import { allow } from './has-role.ts'
import { isStaff } from './is-staff.ts'

/** Law, prices, tax and shops decide what is sold to whom: only the responsible person changes them. */
export const mayEditMasterData = allow('responsible')

/** All staff read it, with who changed what. */
export const masterDataAccess: CollectionConfig['access'] = {
  read: isStaff,
  readVersions: isStaff,
  create: mayEditMasterData,
  update: mayEditMasterData,
  delete: mayEditMasterData,
}
