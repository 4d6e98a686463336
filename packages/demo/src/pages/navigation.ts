import { pictureId } from '../art/pictures.ts'
import { stableId } from '../master-data/stable-id.ts'
import { type NavigationWords, navigationWords } from './navigation-words.ts'
import type { AlsoWritten, Written } from './page-writing.ts'
import { pageId, richText } from './rich-text.ts'

const page = (name: string) => ({ page: pageId(name) })
const lineOf = {
  'find-sperm-donor': 'sperm',
  'find-egg-donor': 'egg',
  guide: 'guide',
  'how-to-order': 'order',
  delivery: 'delivery',
  storage: 'storage',
  quotas: 'quotas',
  law: 'law',
  safety: 'safety',
  blog: 'blog',
} as const

/** A column of the wide menu: its head, and pages with a line about each where there is one. */
const column = (words: NavigationWords, title: string, ...names: string[]) => ({
  title,
  links: names.map((name) => {
    const line = lineOf[name as keyof typeof lineOf]
    return { ...page(name), ...(line ? { text: words.lines[line] } : {}) }
  }),
})

const findMenu = (w: NavigationWords) => ({
  title: w.find,
  children: [
    column(w, w.donors, 'find-sperm-donor', 'find-egg-donor'),
    column(w, w.before, 'law', 'quotas', 'safety'),
  ],
  blocks: [{ ...w.blockFind, ...page('safety'), image: pictureId('threads') }],
})

const howMenu = (w: NavigationWords, ...ordering: string[]) => ({
  title: w.how,
  children: [column(w, w.ordering, ...ordering), column(w, w.after, 'delivery', 'storage', 'quotas')],
  blocks: [{ ...w.blockHow, ...page('storage'), image: pictureId('tide') }],
})

const small = ['terms', 'privacy', 'known-positive-carrier'].map(page)
const foot = (w: NavigationWords) => ({
  small,
  notes: [{ title: w.oversight, text: richText(w.licence) as never }],
  logos: [
    { title: w.licenceMark, image: pictureId('mark-licence') },
    { title: w.qualityMark, image: pictureId('mark-quality') },
  ],
})

function privateMenu(locale: Written | AlsoWritten) {
  const w = navigationWords[locale]
  return {
    mega: [
      findMenu(w),
      page('prices'),
      howMenu(w, 'guide', 'how-to-order'),
      page('law'),
      {
        title: w.about,
        children: [
          column(w, w.us, 'about', 'safety'),
          column(w, w.help, 'contact', 'create-account'),
          column(w, w.reading, 'blog', 'guide'),
        ],
      },
    ],
    footer: [
      {
        heading: w.choosing,
        links: ['find-sperm-donor', 'find-egg-donor', 'prices', 'how-to-order', 'create-account'].map(page),
      },
      {
        heading: w.knowing,
        links: ['law', 'quotas', 'delivery', 'storage', 'safety', 'about', 'blog', 'contact'].map(page),
      },
    ],
    ...foot(w),
  }
}

function clinicMenu(locale: Written | AlsoWritten) {
  const w = navigationWords[locale]
  return {
    mega: [
      findMenu(w),
      page('prices'),
      page('for-clinics'),
      howMenu(w, 'how-to-order'),
      page('law'),
      page('safety'),
    ],
    footer: [
      { heading: w.choosing, links: ['find-sperm-donor', 'find-egg-donor', 'prices'].map(page) },
      {
        heading: w.clinics,
        links: ['for-clinics', 'how-to-order', 'delivery', 'storage', 'create-account', 'contact'].map(page),
      },
      { heading: w.knowing, links: ['law', 'quotas', 'safety', 'about'].map(page) },
    ],
    ...foot(w),
  }
}

const inEvery = <T>(make: (locale: Written | AlsoWritten) => T): Record<Written | AlsoWritten, T> => ({
  'en-GB': make('en-GB'),
  'da-DK': make('da-DK'),
  'de-DE': make('de-DE'),
  'fr-FR': make('fr-FR'),
  'es-ES': make('es-ES'),
})

/** The menus of all shops, one for each kind of visitor. */
export const navigations = [
  {
    shape: {
      id: stableId('navigation private'),
      name: 'Private, all shops',
      visitorType: 'private' as const,
      shops: [],
    },
    texts: inEvery(privateMenu),
  },
  {
    shape: {
      id: stableId('navigation professional'),
      name: 'Clinics, all shops',
      visitorType: 'professional' as const,
      shops: [],
    },
    texts: inEvery(clinicMenu),
  },
]
