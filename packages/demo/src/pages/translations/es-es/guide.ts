import { type PageText, questions, text } from '../../page-writing.ts'

const asked: [string, string][] = [
  [
    '¿Puede cambiarse la elección más tarde?',
    'Usted no. Un donante puede abrir su identidad más tarde; nunca puede cerrarla para hijos ya nacidos.',
  ],
  ['¿Sabe el donante quiénes somos?', 'No. Sabe cuántas familias y cuántos hijos hay, nunca los nombres.'],
]

/** The guide in Spanish. */
export const spanishGuide: Record<string, PageText> = {
  guide: {
    title: 'Elegir donante',
    slug: 'elegir-donante',
    intro:
      'Cuatro cosas que conviene entender antes de elegir, cada una en una página. A casi todos les basta media hora.',
    blocks: [
      text(
        'Usted elige las células de una persona, y con ellas lo que su hijo podrá saber un día. Los precios y las pajuelas vienen después.\n\n1. Si su hijo podrá saber quién es el donante.\n2. Qué dice la clase MOT, y qué no dice.\n3. Qué pajuela necesita su tratamiento.\n4. Cuántas pajuelas necesita la familia que desea.\n\nEl menú de al lado lleva por ellas. Su clínica conoce su tratamiento; si dice otra cosa, hágale caso.',
      ),
    ],
  },
  'guide-release': {
    title: 'Identidad abierta o cerrada',
    slug: 'identidad-abierta-o-cerrada',
    intro: 'Es la pregunta de su hijo más que la suya.',
    faq: asked.map(([title, answer]) => ({ title, text: answer })),
    blocks: [
      text(
        'Un donante de **identidad abierta** aceptó que un hijo pueda conocerla al llegar a la mayoría de edad. Uno de **identidad cerrada** no lo aceptó. Lo que puede elegir depende del [país de su tratamiento](page:law): unos admiten ambas, otros solo una.\n\nNinguna es una promesa para siempre. Las pruebas de ADN caseras encuentran parientes, se haya firmado lo que se haya firmado.',
      ),
      questions('Preguntas frecuentes', asked),
    ],
  },
  'guide-mot': {
    title: 'Las clases MOT',
    slug: 'las-clases-mot',
    intro: 'Millones de células móviles por mililitro después de descongelar. No siempre hacen falta más.',
    blocks: [
      text(
        'Vendemos pajuelas de las clases MOT 2, 5, 10, 20 y 30+. Se cuenta después de descongelar una pajuela del mismo eyaculado.\n\n- **IUI e ICI**: las clínicas suelen pedir MOT 20 o más.\n- **IVF**: MOT 10 suele bastar.\n- **ICSI**: MOT 2 o 5 puede servir, porque el laboratorio lleva una sola célula al óvulo.\n\nEl papel de lote indica el recuento con una tolerancia del 20 %. Su clínica decide lo que necesita; pregunte antes de pedir.',
      ),
    ],
  },
  'guide-straws': {
    title: 'Tipos de pajuelas',
    slug: 'tipos-de-pajuelas',
    intro: 'El mismo donante, preparado para tratamientos distintos.',
    blocks: [
      text(
        '- **Las pajuelas IUI** están lavadas y pueden ir al útero.\n- **Las pajuelas ICI** no están lavadas y se colocan en el cuello del útero.\n- **Las pajuelas IVF / ICSI** van a un laboratorio, que las prepara.\n\nUna pajuela contiene 0,4 o 0,5 ml. Las pajuelas IUI sirven para ICI; las pajuelas ICI no sirven para IUI hasta que una clínica las lave.',
      ),
    ],
  },
  'guide-siblings': {
    title: 'Pensar en hermanos',
    slug: 'pensar-en-hermanos',
    intro: 'Un donante puede dejarlo, o agotarse, antes de que usted piense en un segundo hijo.',
    blocks: [
      text(
        'Las pajuelas se conservan durante años. Las clínicas suelen aconsejar apartar pajuelas para un hermano antes de que nazca el primer hijo, porque nadie sabe cuánto tiempo donará un donante.\n\nSu plaza de familia sigue siendo suya: un hermano no necesita otra. Lo que necesita son pajuelas, y [un lugar donde guardarlas](page:storage).',
      ),
    ],
  },
}
