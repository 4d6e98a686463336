import type { AlsoWritten, Written } from '../page-writing.ts'

export type Picture = {
  name: string
  motif: 'threads' | 'rings' | 'seeds'
  palette: 'apricot' | 'juniper' | 'heather' | 'honey'
  alt: Record<Written | AlsoWritten, string>
}

const words: Record<Picture['motif'], Picture['alt']> = {
  threads: {
    'en-GB': 'Drawing: three threads cross, part and meet again over layered hills.',
    'da-DK': 'Tegning: tre tråde krydses, skilles og mødes igen over bakker i lag.',
    'de-DE': 'Zeichnung: Drei Fäden kreuzen, trennen und treffen sich wieder über Hügeln in Schichten.',
    'fr-FR':
      'Dessin : trois fils se croisent, se quittent et se retrouvent au-dessus de collines en couches.',
    'es-ES': 'Dibujo: tres hilos se cruzan, se separan y se reencuentran sobre colinas en capas.',
  },
  rings: {
    'en-GB': 'Drawing: growth rings around a low sun above layered tides.',
    'da-DK': 'Tegning: årringe om en lav sol over tidevand i lag.',
    'de-DE': 'Zeichnung: Jahresringe um eine tiefe Sonne über Gezeiten in Schichten.',
    'fr-FR': 'Dessin : des anneaux de croissance autour d’un soleil bas, au-dessus de marées en couches.',
    'es-ES': 'Dibujo: anillos de crecimiento en torno a un sol bajo sobre mareas en capas.',
  },
  seeds: {
    'en-GB': 'Drawing: seeds drift over layered fields under a pale sun.',
    'da-DK': 'Tegning: frø driver over marker i lag under en bleg sol.',
    'de-DE': 'Zeichnung: Samen treiben über Felder in Schichten unter einer blassen Sonne.',
    'fr-FR': 'Dessin : des graines dérivent au-dessus de champs en couches, sous un soleil pâle.',
    'es-ES': 'Dibujo: semillas a la deriva sobre campos en capas, bajo un sol pálido.',
  },
}

const picture = (name: string, motif: Picture['motif'], palette: Picture['palette']): Picture => ({
  name,
  motif,
  palette,
  alt: words[motif],
})

/** One drawing for each post; the motif says what it is about: kin, time, and what is sown. */
export const pictures = [
  picture('family-limits', 'threads', 'heather'),
  picture('id-release', 'rings', 'apricot'),
  picture('residual-risk', 'threads', 'juniper'),
  picture('straws-for-siblings', 'seeds', 'honey'),
  picture('nitrogen-tank', 'rings', 'juniper'),
  picture('mot-class', 'seeds', 'apricot'),
  picture('telling-children', 'threads', 'honey'),
  picture('health-news', 'rings', 'heather'),
  picture('choosing-together', 'seeds', 'juniper'),
  picture('law-and-borders', 'threads', 'apricot'),
]
