import type { PageWriting } from '../page-writing.ts'

const none = { blocks: [] }

/** Pages whose kind brings its own form or message. */
export const forms: PageWriting[] = [
  {
    name: 'create-account',
    epiId: 82,
    kind: 'CreateNewAccountPage',
    texts: {
      'en-GB': {
        ...none,
        title: 'Create an account',
        slug: 'create-an-account',
        intro:
          'To order, to save favourites and to hear about your donor’s health. Looking around needs none.',
      },
      'da-DK': {
        ...none,
        title: 'Opret en konto',
        slug: 'opret-en-konto',
        intro: 'For at bestille, gemme favoritter og høre om din donors helbred. Du kan se dig om uden.',
      },
      'de-DE': {
        ...none,
        title: 'Konto anlegen',
        slug: 'konto-anlegen',
        intro: 'Zum Bestellen, für Favoriten und für Neues zur Gesundheit Ihres Spenders. Umsehen geht ohne.',
      },
    },
  },
  {
    name: 'not-found',
    epiId: 83,
    kind: 'NotFoundPage',
    area: 'other',
    noindex: true,
    texts: {
      'en-GB': {
        ...none,
        title: 'This page is not here',
        slug: 'not-found',
        intro: 'It may have moved, or the address has a typing error. Nothing of yours is lost.',
      },
      'da-DK': {
        ...none,
        title: 'Siden er her ikke',
        slug: 'ikke-fundet',
        intro: 'Den kan være flyttet, eller der er en tastefejl i adressen. Intet af dit er tabt.',
      },
      'de-DE': {
        ...none,
        title: 'Diese Seite ist nicht hier',
        slug: 'nicht-gefunden',
        intro:
          'Vielleicht ist sie umgezogen, oder die Adresse hat einen Tippfehler. Von Ihnen ging nichts verloren.',
      },
      'fr-FR': {
        ...none,
        title: 'Cette page n’est pas ici',
        slug: 'introuvable',
        intro:
          'Elle a peut-être changé de place, ou l’adresse contient une faute de frappe. Rien de ce qui est à vous n’est perdu.',
      },
      'es-ES': {
        ...none,
        title: 'Esta página no está aquí',
        slug: 'no-encontrada',
        intro: 'Puede que se haya movido, o que la dirección tenga una errata. No se ha perdido nada suyo.',
      },
    },
  },
  {
    name: 'server-error',
    epiId: 84,
    kind: 'ServerErrorPage',
    area: 'other',
    noindex: true,
    texts: {
      'en-GB': {
        ...none,
        title: 'Something went wrong on our side',
        slug: 'server-error',
        intro: 'We have been told. Try again in a moment; your basket and your account are safe.',
      },
      'da-DK': {
        ...none,
        title: 'Noget gik galt hos os',
        slug: 'serverfejl',
        intro: 'Vi har fået besked. Prøv igen om et øjeblik; din kurv og din konto er i behold.',
      },
      'de-DE': {
        ...none,
        title: 'Bei uns ist etwas schiefgegangen',
        slug: 'serverfehler',
        intro: 'Wir wissen davon. Versuchen Sie es gleich noch einmal; Ihr Korb und Ihr Konto sind sicher.',
      },
      'fr-FR': {
        ...none,
        title: 'Quelque chose n’a pas marché de notre côté',
        slug: 'erreur-du-serveur',
        intro:
          'Nous en sommes avertis. Réessayez dans un instant ; votre panier et votre compte sont intacts.',
      },
      'es-ES': {
        ...none,
        title: 'Algo ha fallado por nuestra parte',
        slug: 'error-del-servidor',
        intro: 'Ya lo sabemos. Inténtelo de nuevo en un momento; su cesta y su cuenta están a salvo.',
      },
    },
  },
]
