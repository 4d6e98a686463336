import { posts } from '../blog/posts.ts'
import type { PageWriting } from '../page-writing.ts'

const none = { blocks: [] }

/** The blog: its overview, its tags, and the posts below it. */
export const blog: PageWriting[] = [
  {
    name: 'blog',
    epiId: 200,
    kind: 'BlogOverviewPage',
    texts: {
      'en-GB': {
        ...none,
        title: 'Blog',
        slug: 'blog',
        intro:
          'What we learn about donors, genes, law and the families that come of it. Invented, and checked as if it were not.',
      },
      'da-DK': {
        ...none,
        title: 'Blog',
        slug: 'blog',
        intro:
          'Hvad vi lærer om donorer, gener, lov og de familier, der kommer af det. Opdigtet, og tjekket som om det ikke var.',
      },
      'de-DE': {
        ...none,
        title: 'Blog',
        slug: 'blog',
        intro:
          'Was wir über Spender, Gene, Recht und die Familien lernen, die daraus entstehen. Erfunden, und geprüft, als wäre es das nicht.',
      },
      'fr-FR': {
        ...none,
        title: 'Blog',
        slug: 'blog',
        intro:
          'Ce que nous apprenons sur les donneurs, les gènes, le droit et les familles qui en naissent. Inventé, et vérifié comme si ce ne l’était pas.',
      },
      'es-ES': {
        ...none,
        title: 'Blog',
        slug: 'blog',
        intro:
          'Lo que aprendemos sobre donantes, genes, derecho y las familias que nacen de ello. Inventado, y comprobado como si no lo fuera.',
      },
    },
  },
  {
    name: 'blog-tag',
    epiId: 211,
    kind: 'BlogTagOverviewPage',
    parent: 'blog',
    texts: {
      'en-GB': { ...none, title: 'Topics', slug: 'tag', intro: 'Choose what you want to read about.' },
      'da-DK': { ...none, title: 'Emner', slug: 'emne', intro: 'Vælg, hvad du vil læse om.' },
      'de-DE': { ...none, title: 'Themen', slug: 'thema', intro: 'Wählen Sie, worüber Sie lesen möchten.' },
      'fr-FR': { ...none, title: 'Sujets', slug: 'sujet', intro: 'Choisissez ce que vous voulez lire.' },
      'es-ES': { ...none, title: 'Temas', slug: 'tema', intro: 'Elija sobre qué quiere leer.' },
    },
  },
  ...posts,
]
