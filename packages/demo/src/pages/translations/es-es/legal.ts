import { type PageText, text } from '../../page-writing.ts'

/** The pages with the words a customer agrees to, in Spanish. */
export const spanishLegal: Record<string, PageText> = {
  terms: {
    title: 'Condiciones',
    slug: 'condiciones',
    intro: 'Lo que usted y nosotros acordamos cuando pide. Escrito para esta demostración.',
    blocks: [
      text(
        '## Quién vende\n\nLe vende la tienda nombrada al pie de la página. Los particulares compran para su propio tratamiento; las clínicas, para sus pacientes.\n\n## Cuándo cuenta un pedido\n\nCuando el pago se confirma o la factura se acepta. Hasta entonces, pajuelas y plazas solo están retenidas.\n\n## Precio e impuestos\n\nVale la lista de precios de la tienda el día del pedido. Las plazas de familia se indican sin IVA.\n\n## Desistimiento y devolución\n\nLas pajuelas que han salido no pueden volver, porque ya no puede conocerse su cadena de frío. De las pajuelas reservadas que no quiera se devuelve el 75 % del precio. Una plaza de familia se devuelve entera si no hubo embarazo y nada del donante está guardado o reservado.\n\n## Lo que le debemos\n\nPajuelas de la clase que pidió, con una tolerancia del 20 % que el papel de lote indica, entregadas el día acordado. No un embarazo, ni un hijo sin enfermedad: eso no puede nadie.\n\n## Lo que usted nos debe\n\nComunicar un embarazo, porque la ley lo cuenta, y devolver el tanque a tiempo.',
      ),
    ],
  },
  privacy: {
    title: 'Privacidad',
    slug: 'privacidad',
    intro: 'Qué guardamos de usted, por qué, cuánto tiempo, y cómo obtenerlo o hacer que se borre.',
    blocks: [
      text(
        '## Lo que guardamos\n\n- Su nombre, dirección y correo electrónico, para entregar y para escribirle.\n- Sus pedidos, depósitos y plazas de familia, porque la ley pide trazabilidad.\n- Los embarazos comunicados y lo que nos cuente de la salud, solo con su consentimiento.\n\n## Lo que no recibe nadie\n\nNada de su salud, sus favoritos ni sus búsquedas va a estadísticas o publicidad. Antes de que consienta no se carga ningún script así; rechazar es tan fácil como aceptar.\n\n## Cuánto tiempo\n\nLos registros de trazabilidad, 30 años. Si borra su cuenta, quedan sin su nombre. Todo lo demás desaparece.\n\n## Sus derechos\n\nPuede ver, corregir, llevarse y borrar sus datos, y retirar cada consentimiento por separado.\n\n## Los donantes\n\nNunca mostramos el nombre legal, la fecha de nacimiento ni la dirección de un donante. Con las pruebas de ADN caseras, nadie puede prometer el anonimato para siempre.',
      ),
    ],
  },
  'known-positive-carrier': {
    title: 'Donantes con un hallazgo de portador',
    slug: 'donantes-con-un-hallazgo-de-portador',
    intro: 'Lo que confirma antes de que se envíen pajuelas de un donante así.',
    blocks: [
      text(
        'Un portador tiene cambiada una copia de un gen y suele estar bien. En una enfermedad recesiva, un hijo solo puede verse afectado si el óvulo y el semen llevan un cambio en el mismo gen: entonces uno de cada cuatro hijos está afectado, dos son portadores y uno ninguna de las dos cosas.\n\n## Antes del envío\n\nFirma que conoce el hallazgo y que ha podido hacerse la prueba y recibir asesoramiento. Su clínica recibe una copia. Puede comprar y reservar antes de firmar.\n\n## Si su propia prueba encuentra el mismo gen\n\nDíganoslo antes de que salgan las pajuelas: le devolvemos el precio entero, o elige otro donante.',
      ),
    ],
  },
}
