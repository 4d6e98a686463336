import type { CollectionConfig } from 'payload'
import { isStaff } from '../access/is-staff.ts'
import { mayEditMasterData } from '../access/may-edit-master-data.ts'
import { proof } from '../fields/proof.ts'

/** A gene as seen in one population; the same gene has one row per population that differs. */
export const genes: CollectionConfig = {
  slug: 'genes',
  admin: {
    useAsTitle: 'gene',
    group: 'Master data',
    defaultColumns: ['gene', 'condition', 'population', 'carrierOneIn'],
  },
  access: { read: isStaff, create: mayEditMasterData, update: mayEditMasterData, delete: mayEditMasterData },
  fields: [
    { name: 'gene', type: 'text', required: true, index: true },
    { name: 'condition', type: 'text', required: true },
    { name: 'inheritance', type: 'select', required: true, options: ['autosomalRecessive', 'xLinked'] },
    { name: 'carrierOneIn', type: 'number', min: 1 },
    { name: 'population', type: 'text' },
    { name: 'detectionRate', type: 'number', min: 0, max: 1 },
    ...proof,
  ],
}
