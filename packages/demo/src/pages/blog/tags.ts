import { stableId } from '../../master-data/stable-id.ts'

export const tagId = (name: string): string => stableId(`tag ${name}`)

const text = (name: string, slug: string, description: string) => ({ name, slug, description })

/** What the posts are about. */
export const tags = [
  {
    name: 'law',
    texts: {
      'en-GB': text('Law', 'law', 'What countries allow, limit and keep on record, each with its date.'),
      'da-DK': text('Lov', 'lov', 'Hvad lande tillader, begrænser og gemmer, hver med sin dato.'),
      'de-DE': text('Recht', 'recht', 'Was Länder erlauben, begrenzen und aufbewahren, jeweils mit Datum.'),
      'fr-FR': text(
        'Droit',
        'droit',
        'Ce que les pays permettent, limitent et conservent, chacun avec sa date.',
      ),
      'es-ES': text(
        'Derecho',
        'derecho',
        'Lo que los países permiten, limitan y conservan, cada uno con su fecha.',
      ),
    },
  },
  {
    name: 'genetics',
    texts: {
      'en-GB': text('Genetics', 'genetics', 'Carrier tests, residual risk, and what a number does not say.'),
      'da-DK': text('Genetik', 'genetik', 'Bærertest, restrisiko, og hvad et tal ikke siger.'),
      'de-DE': text('Genetik', 'genetik', 'Trägertests, Restrisiko und was eine Zahl nicht sagt.'),
      'fr-FR': text(
        'Génétique',
        'genetique',
        'Tests de portage, risque résiduel, et ce qu’un chiffre ne dit pas.',
      ),
      'es-ES': text(
        'Genética',
        'genetica',
        'Pruebas de portadores, riesgo residual y lo que una cifra no dice.',
      ),
    },
  },
  {
    name: 'families',
    texts: {
      'en-GB': text('Families', 'families', 'Talking, planning for siblings, and being found one day.'),
      'da-DK': text('Familier', 'familier', 'At tale sammen, planlægge søskende og blive fundet en dag.'),
      'de-DE': text('Familien', 'familien', 'Reden, Geschwister planen und eines Tages gefunden werden.'),
      'fr-FR': text('Familles', 'familles', 'En parler, prévoir une fratrie, et être retrouvé un jour.'),
      'es-ES': text('Familias', 'familias', 'Hablarlo, pensar en hermanos y que un día nos encuentren.'),
    },
  },
  {
    name: 'straws',
    texts: {
      'en-GB': text(
        'Straws and delivery',
        'straws',
        'Types, MOT classes, storage and the way to your clinic.',
      ),
      'da-DK': text('Strå og levering', 'straa', 'Typer, MOT-klasser, opbevaring og vejen til din klinik.'),
      'de-DE': text(
        'Halme und Lieferung',
        'halme',
        'Typen, MOT-Klassen, Lagerung und der Weg zu Ihrer Klinik.',
      ),
      'fr-FR': text(
        'Paillettes et livraison',
        'paillettes',
        'Types, classes MOT, conservation et chemin jusqu’à votre clinique.',
      ),
      'es-ES': text(
        'Pajuelas y envío',
        'pajuelas',
        'Tipos, clases MOT, conservación y el camino hasta su clínica.',
      ),
    },
  },
]
