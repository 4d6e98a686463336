import { stableId } from '../master-data/stable-id.ts'
import type { AlsoWritten, Written } from './page-writing.ts'
import { pageId } from './rich-text.ts'

const page = (name: string) => ({ page: pageId(name) })
const group = (title: string, ...names: string[]) => ({ title, children: names.map(page) })

type Words = {
  find: string
  how: string
  about: string
  choosing: string
  knowing: string
  oversight: string
  licence: string
  clinics: string
}

const words: Record<Written | AlsoWritten, Words> = {
  'en-GB': {
    find: 'Find a donor',
    how: 'How it works',
    about: 'About',
    choosing: 'Choosing',
    knowing: 'Knowing',
    oversight: 'Licences and oversight',
    licence:
      'A real tissue establishment names its licence and its latest inspection here. This one is invented.',
    clinics: 'Working with us',
  },
  'da-DK': {
    find: 'Find en donor',
    how: 'Sådan foregår det',
    about: 'Om os',
    choosing: 'At vælge',
    knowing: 'At vide',
    oversight: 'Godkendelser og tilsyn',
    licence: 'Et rigtigt vævscenter nævner sin tilladelse og sit seneste tilsyn her. Dette er opdigtet.',
    clinics: 'Samarbejde',
  },
  'de-DE': {
    find: 'Spender finden',
    how: 'So geht es',
    about: 'Über uns',
    choosing: 'Auswählen',
    knowing: 'Wissen',
    oversight: 'Erlaubnis und Aufsicht',
    licence:
      'Eine echte Gewebeeinrichtung nennt hier ihre Erlaubnis und die letzte Inspektion. Diese hier ist erfunden.',
    clinics: 'Zusammenarbeit',
  },
  'fr-FR': {
    find: 'Trouver un donneur',
    how: 'Comment cela se passe',
    about: 'À propos',
    choosing: 'Choisir',
    knowing: 'Savoir',
    oversight: 'Autorisations et contrôle',
    licence:
      'Un véritable établissement de tissus nomme ici son autorisation et sa dernière inspection. Celui-ci est inventé.',
    clinics: 'Travailler ensemble',
  },
  'es-ES': {
    find: 'Encontrar donante',
    how: 'Cómo funciona',
    about: 'Quiénes somos',
    choosing: 'Elegir',
    knowing: 'Saber',
    oversight: 'Autorizaciones y supervisión',
    licence:
      'Un establecimiento de tejidos real nombra aquí su autorización y su última inspección. Este es inventado.',
    clinics: 'Trabajar juntos',
  },
}

const small = ['terms', 'privacy', 'known-positive-carrier'].map(page)
const notes = ({ oversight, licence }: Words) => [{ title: oversight, text: licence }]

function privateMenu(locale: Written | AlsoWritten) {
  const w = words[locale]
  return {
    mega: [
      group(w.find, 'find-sperm-donor', 'find-egg-donor'),
      page('prices'),
      group(w.how, 'guide', 'how-to-order', 'quotas', 'delivery', 'storage'),
      page('law'),
      page('safety'),
      page('blog'),
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
    small,
    notes: notes(w),
    logos: [],
  }
}

function clinicMenu(locale: Written | AlsoWritten) {
  const w = words[locale]
  return {
    mega: [
      group(w.find, 'find-sperm-donor', 'find-egg-donor'),
      page('prices'),
      page('for-clinics'),
      group(w.how, 'how-to-order', 'quotas', 'delivery', 'storage'),
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
    small,
    notes: notes(w),
    logos: [],
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
