import { printRedirectPath, readRedirectTarget } from '@kindred/domain/location/redirects'
import type { CollectionConfig, FieldHook } from 'payload'
import { allow } from '../access/has-role.ts'
import { isStaff } from '../access/is-staff.ts'
import { checkRedirect } from '../hooks/check-redirect.ts'

const mayEditRedirects = allow('publisher')

const writePath: FieldHook = ({ value, siblingData }) =>
  siblingData?.kind === 'moved' || typeof value !== 'string' ? value : (printRedirectPath(value) ?? value)

const isAddress = (data: { kind?: string }) => data?.kind !== 'moved'

/**
 * Where old addresses lead. `address`: a path that staff name, to a page or to any address; it comes before a page of that
 * path. `moved`: a slug a page had in a language, or the whole way where it stood below another page, kept by itself when a
 * published page gets another (`keepFormerPlaces`); it serves every shop and everything below the page, and comes after
 * whatever stands there now.
 */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    group: 'Site',
    useAsTitle: 'from',
    defaultColumns: ['from', 'kind', 'page', 'address', 'isPermanent'],
    description: 'Changes are live at once. A redirect that would lead back to where it begins is refused.',
  },
  access: { read: isStaff, create: mayEditRedirects, update: mayEditRedirects, delete: mayEditRedirects },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'The path that is asked for, such as /en-gb/dk-shop/private/old-page/' },
      hooks: { beforeValidate: [writePath] },
      validate: checkRedirect,
    },
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      admin: {
        description: 'Where it leads: the page, at its address in the shop and language of the path.',
      },
    },
    {
      name: 'address',
      type: 'text',
      admin: {
        condition: isAddress,
        description: 'Instead of a page: a path of this site, or an https address.',
      },
      validate: (value: unknown) =>
        !value ||
        readRedirectTarget(String(value)) !== null ||
        'A path such as /en-gb/…, or an https address.',
    },
    {
      name: 'isPermanent',
      label: 'For good',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        position: 'sidebar',
        description:
          'Browsers and search engines remember it (301). Without, they ask again each time (302).',
      },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'address',
      label: 'Made',
      options: [
        { value: 'address', label: 'By staff' },
        { value: 'moved', label: 'By itself: the page moved' },
      ],
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'One is made by itself when the name of a page in its address changes.',
      },
    },
    {
      name: 'locale',
      type: 'text',
      admin: { position: 'sidebar', readOnly: true, condition: (data) => !isAddress(data) },
    },
  ],
}
