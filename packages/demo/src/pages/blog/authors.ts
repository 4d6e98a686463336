import { stableId } from '../../master-data/stable-id.ts'

export const authorId = (name: string): string => stableId(`author ${name}`)

/** Who writes the blog. Invented, like everyone here. */
export const authors = [
  {
    name: 'Nora Bech',
    texts: {
      'en-GB': {
        role: 'Genetic counsellor',
        about: 'Turns fractions into sentences. Invented for this demonstration.',
      },
      'da-DK': {
        role: 'Genetisk vejleder',
        about: 'Gør brøker til sætninger. Opdigtet til denne demonstration.',
      },
      'de-DE': {
        role: 'Genetische Beraterin',
        about: 'Macht aus Brüchen Sätze. Für diese Vorführung erfunden.',
      },
      'fr-FR': {
        role: 'Conseillère en génétique',
        about: 'Change les fractions en phrases. Inventée pour cette démonstration.',
      },
      'es-ES': {
        role: 'Asesora genética',
        about: 'Convierte fracciones en frases. Inventada para esta demostración.',
      },
    },
  },
  {
    name: 'Tomas Lindqvist',
    texts: {
      'en-GB': {
        role: 'Reads the law of forty countries',
        about: 'Keeps the table of rules, with a source for each. Invented for this demonstration.',
      },
      'da-DK': {
        role: 'Læser loven i fyrre lande',
        about: 'Passer tabellen over regler, med kilde til hver. Opdigtet til denne demonstration.',
      },
      'de-DE': {
        role: 'Liest das Recht von vierzig Ländern',
        about: 'Führt die Tabelle der Regeln, mit Quelle für jede. Für diese Vorführung erfunden.',
      },
      'fr-FR': {
        role: 'Lit le droit de quarante pays',
        about: 'Tient le tableau des règles, avec une source pour chacune. Inventé pour cette démonstration.',
      },
      'es-ES': {
        role: 'Lee el derecho de cuarenta países',
        about: 'Lleva la tabla de reglas, cada una con su fuente. Inventado para esta demostración.',
      },
    },
  },
  {
    name: 'Ines Carvalho',
    texts: {
      'en-GB': {
        role: 'Laboratory',
        about: 'Counts, freezes and ships. Invented for this demonstration.',
      },
      'da-DK': { role: 'Laboratoriet', about: 'Tæller, fryser og sender. Opdigtet til denne demonstration.' },
      'de-DE': { role: 'Labor', about: 'Zählt, friert ein und versendet. Für diese Vorführung erfunden.' },
      'fr-FR': {
        role: 'Laboratoire',
        about: 'Compte, congèle et expédie. Inventée pour cette démonstration.',
      },
      'es-ES': { role: 'Laboratorio', about: 'Cuenta, congela y envía. Inventada para esta demostración.' },
    },
  },
]
