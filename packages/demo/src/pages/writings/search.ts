import type { PageWriting } from '../page-writing.ts'

const none = { blocks: [] }

export const search: PageWriting[] = [
  {
    name: 'find-sperm-donor',
    epiId: 70,
    kind: 'SearchSpermDonorPage',
    texts: {
      'en-GB': {
        ...none,
        title: 'Find a sperm donor',
        slug: 'find-a-sperm-donor',
        intro: 'Only donors you may be treated with where you are; the others say why not.',
        description: 'Search sperm donors by looks, health, straw type and stock. No account needed to look.',
      },
      'da-DK': {
        ...none,
        title: 'Find en sæddonor',
        slug: 'find-en-saeddonor',
        intro: 'Kun donorer, du må behandles med, hvor du er; de andre siger, hvorfor ikke.',
        description:
          'Søg sæddonorer efter udseende, helbred, stråtype og lager. Du kan se dig om uden konto.',
      },
      'de-DE': {
        ...none,
        title: 'Samenspender finden',
        slug: 'samenspender-finden',
        intro:
          'Nur Spender, mit denen Sie dort behandelt werden dürfen, wo Sie sind; die anderen sagen, warum nicht.',
        description:
          'Samenspender nach Aussehen, Gesundheit, Halmart und Bestand suchen. Ansehen geht ohne Konto.',
      },
    },
  },
  {
    name: 'find-egg-donor',
    epiId: 71,
    kind: 'SearchEggDonorPage',
    texts: {
      'en-GB': {
        ...none,
        title: 'Find an egg donor',
        slug: 'find-an-egg-donor',
        intro: 'Eggs are sold in lots and only where egg donation is legal.',
        description: 'Search egg donors by looks, health and tested genes.',
      },
      'da-DK': {
        ...none,
        title: 'Find en ægdonor',
        slug: 'find-en-aegdonor',
        intro: 'Æg sælges i portioner og kun der, hvor ægdonation er lovlig.',
        description: 'Søg ægdonorer efter udseende, helbred og testede gener.',
      },
      'de-DE': {
        ...none,
        title: 'Eizellspenderin finden',
        slug: 'eizellspenderin-finden',
        intro: 'Eizellen werden in Einheiten verkauft, und nur dort, wo die Eizellspende erlaubt ist.',
        description: 'Eizellspenderinnen nach Aussehen, Gesundheit und getesteten Genen suchen.',
      },
    },
  },
  {
    name: 'donor-profile',
    epiId: 72,
    kind: 'DonorProfilePage',
    texts: {
      'en-GB': { ...none, title: 'Donor', slug: 'donor' },
      'da-DK': { ...none, title: 'Donor', slug: 'donor' },
      'de-DE': { ...none, title: 'Spender', slug: 'spender' },
      'fr-FR': { ...none, title: 'Donneur', slug: 'donneur' },
      'es-ES': { ...none, title: 'Donante', slug: 'donante' },
    },
  },
]
