import { locales } from '@kindred/domain/vocabulary'
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { allow } from '../access/has-role.ts'
import { isStaff } from '../access/is-staff.ts'
import { refusal } from '../access/refusal.ts'
import { nameLocale } from '../config/locales.ts'
import { keepPlanEndpoint } from '../publishing/keep-plan-endpoint.ts'
import { queuePlan, removePlanJob } from '../publishing/queue-plan.ts'

/** A plan begins anew whenever somebody changes it, and may not lie in the past. */
const startPlan: CollectionBeforeChangeHook = ({ data, req }) => {
  if (req.context.keepsPlan) return data
  if (data.at && new Date(data.at) <= new Date()) throw refusal('Choose a time that is still to come.', 400)
  return { ...data, state: 'waiting', outcome: null, ...(req.user ? { plannedBy: req.user.email } : {}) }
}

/** What is to be published or taken away, in which languages, and when. */
export function publishPlans({ internalKey }: { internalKey: string }): CollectionConfig {
  const mayPlan = allow('publisher')
  return {
    slug: 'publish-plans',
    labels: { singular: 'Planned publication', plural: 'Planned publications' },
    admin: {
      group: 'Site',
      useAsTitle: 'at',
      defaultColumns: ['page', 'action', 'languages', 'at', 'state'],
      description: 'At its time a page is published in these languages, or taken offline.',
    },
    defaultSort: 'at',
    disableBulkEdit: true,
    access: { read: isStaff, create: mayPlan, update: mayPlan, delete: mayPlan },
    hooks: { beforeChange: [startPlan], afterChange: [queuePlan], afterDelete: [removePlanJob] },
    endpoints: [keepPlanEndpoint(internalKey)],
    fields: [
      { name: 'page', type: 'relationship', relationTo: 'pages', required: true, index: true },
      {
        name: 'action',
        label: 'What happens',
        type: 'select',
        required: true,
        defaultValue: 'publish',
        options: [
          { value: 'publish', label: 'Publish the latest draft' },
          { value: 'offline', label: 'Take offline' },
        ],
      },
      {
        name: 'languages',
        type: 'select',
        hasMany: true,
        required: true,
        options: locales.map((value) => ({ value, label: nameLocale(value) })),
        admin: { description: 'Only these change; all other languages stay as they are.' },
      },
      {
        name: 'at',
        label: 'When',
        type: 'date',
        required: true,
        index: true,
        admin: {
          date: { pickerAppearance: 'dayAndTime', timeIntervals: 15 },
          description: 'In your own time zone.',
        },
      },
      {
        name: 'state',
        type: 'select',
        defaultValue: 'waiting',
        options: [
          { value: 'waiting', label: 'Waiting' },
          { value: 'done', label: 'Done' },
          { value: 'failed', label: 'Not possible' },
        ],
        admin: { readOnly: true, position: 'sidebar' },
      },
      {
        name: 'outcome',
        label: 'What came of it',
        type: 'text',
        admin: { readOnly: true, position: 'sidebar' },
      },
      { name: 'plannedBy', type: 'text', admin: { readOnly: true, position: 'sidebar' } },
    ],
  }
}
