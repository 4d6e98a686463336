import { banner, donors, facts, hero, type PageText, questions, steps, to } from '../../page-writing.ts'

/** The pages for clinics in Spanish. */
export const spanishForClinics: Record<string, PageText> = {
  'home-professional': {
    title: 'Clínicas',
    slug: '',
    metaTitle: 'Kindred para clínicas · Pedidos, papeles y comunicaciones',
    description:
      'Pida pajuelas para varias pacientes, pague con factura, descargue los papeles de lote y comunique los embarazos en minutos.',
    blocks: [
      hero({
        headline: 'Un pedido en dos minutos, el informe anual en diez.',
        lead: 'Pajuelas para varias pacientes en una sola cesta, los papeles de lote con cada pedido, el envío el día que elija y una factura al final.',
        primaryButton: to('find-sperm-donor', 'Encontrar donante'),
        secondaryButtons: [{ button: to('for-clinics', 'Hacerse cliente') }],
      }),
      steps('Cómo piden las clínicas', 'Los mismos pasos cada vez, y los papeles sin pedirlos.', [
        [
          'Elegir',
          'Por tipo de pajuela, clase MOT, CMV y genes analizados. Los donantes que la ley de su país no admite están señalados, con el motivo.',
        ],
        [
          'Pedir',
          'Varias pacientes y donantes en una cesta. Las plazas de familia se añaden donde la ley las exige.',
        ],
        [
          'Recibir',
          'Hielo seco o tanque de nitrógeno, el día que elija. Los papeles de lote están en su cuenta en cuanto empaquetamos.',
        ],
        ['Comunicar', 'Cada embarazo con unos pocos clics, y una vez al año que no hubo nada que comunicar.'],
      ]),
      donors(
        'Donantes nuevos',
        'Los últimos en llegar.',
        'Precios por pajuela. El IVA se descuenta donde hay inversión del sujeto pasivo.',
        to('find-sperm-donor', 'Ver todos los donantes'),
      ),
      facts(
        'Todo se sigue con una consulta',
        'De cualquier pajuela a su donante, lote, pedido y resultado, y de cualquier donante a cada clínica.',
        [
          ['30', 'años', 'se guardan los registros de trazabilidad.'],
          ['7', 'días', 'se mantiene frío un tanque de nitrógeno.'],
          ['0', 'hojas de cálculo', 'entre un embarazo comunicado y el límite en que cuenta.'],
        ],
      ),
      banner(
        '¿Aún no es cliente?',
        'Necesitamos su licencia, una dirección de entrega y otra de facturación. Tarda un día.',
        to('create-account', 'Crear una cuenta de clínica'),
      ),
    ],
  },
  'for-clinics': {
    title: 'Para clínicas',
    slug: 'para-clinicas',
    intro: 'Cómo hacerse cliente, qué papeles acompañan un pedido y cómo se comunica.',
    blocks: [
      steps('Hacerse cliente', 'Una sola vez; tarda un día.', [
        ['Crear una cuenta', 'Con el nombre de su organización y su NIF-IVA.'],
        [
          'Enviar su licencia',
          'La comprobamos y anotamos hasta cuándo es válida. Le avisamos antes de que termine.',
        ],
        ['Pedir', 'Con factura, para tantas pacientes como quiera.'],
      ]),
      questions('Papeles y comunicaciones', [
        [
          '¿Qué papeles acompañan un pedido?',
          'El papel de lote de cada pajuela, con la movilidad antes y después de descongelar, las pruebas de infecciones y lo que su país pide al importar.',
        ],
        [
          '¿Qué debemos comunicar?',
          'Cada embarazo de un pedido suyo, y su desenlace cuando lo conozca. Una vez al año confirma que no falta nada. Cuenta al momento en el límite de familias.',
        ],
        [
          '¿Y si se detiene a un donante?',
          'Le escribimos el mismo día con la lista de sus pedidos afectados; los que no han salido se retienen.',
        ],
        [
          '¿Qué pasa con el IVA?',
          'Con un NIF-IVA válido de otro país de la UE, inversión del sujeto pasivo. Fuera de la UE, exportación sin IVA.',
        ],
      ]),
      banner(
        'Empiece aquí',
        'Necesita el número de su licencia y su NIF-IVA.',
        to('create-account', 'Crear una cuenta de clínica'),
      ),
    ],
  },
}
