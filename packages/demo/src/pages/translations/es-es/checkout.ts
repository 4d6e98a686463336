import { aroundKinds } from '../../kinds/around-kind.ts'
import { questions } from '../../page-writing.ts'

/** The steps of the checkout in Spanish. */
export const spanishCheckout = aroundKinds({
  BasketPage: [
    'Cesta',
    'Aquí no se cobra nada. Lo que está apartado para usted sigue apartado mientras corre el tiempo; con una pulsación se prolonga.',
  ],
  EmbryoPage: [
    'Preguntas sobre los embriones',
    'Antes de enviar embriones, la clínica que los recibe confirma que puede hacerlo. Se lo preguntamos por usted.',
  ],
  GeneticMatchingInformationPage: [
    'Matching genético',
    'Su análisis y el del donante se ponen uno junto al otro. Envíe su informe aquí, o más tarde desde su cuenta.',
  ],
  ReservationTimePage: [
    'Tiempo de reserva',
    'Elija cuánto tiempo le guardamos las pajuelas. Podrá prolongarlo antes de que termine.',
  ],
  InformationPage: [
    'Sus datos',
    'Los nombres deben ser los que conoce su clínica, porque los papeles acompañan a las pajuelas.',
  ],
  ShippingPage: [
    'Envío',
    'Pregunte a su clínica qué día puede recibir un tanque antes de elegir uno.',
    [],
    [
      questions('Antes de elegir un día', [
        ['¿Quién tiene que estar?', 'Alguien que pueda firmar: en la clínica, su personal; en casa, usted.'],
        [
          '¿Y si el tanque se retrasa?',
          'Se mantiene frío varios días más de lo que dura el viaje. Llámenos y no lo abra.',
        ],
      ]),
    ],
  ],
  OrderSummaryPage: [
    'Resumen',
    'Léalo otra vez con calma. Después de pagar, las pajuelas que hayan salido de aquí no pueden volver.',
  ],
  PaymentPage: [
    'Pago',
    'La tarjeta se introduce en la página del proveedor de pagos. Nosotros nunca vemos su número.',
  ],
  PaymentSuccessfulPage: [
    'Gracias',
    'Su pedido queda en su cuenta, con sus documentos y todo lo que ocurre con él.',
  ],
  PaymentFailurePage: [
    'El pago no se completó',
    'Cuando un pago falla, no se cobra nada y su cesta se conserva. El motivo se dice aquí.',
  ],
})
