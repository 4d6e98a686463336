import {
  banner,
  columns,
  donors,
  facts,
  hero,
  law,
  type PageText,
  prices,
  questions,
  quote,
  steps,
  text,
  to,
} from '../../page-writing.ts'

/** The pages for private customers in Spanish. */
export const spanish: Record<string, PageText> = {
  'home-private': {
    title: 'Particulares',
    slug: '',
    metaTitle: 'Kindred · Semen, óvulos y embriones de donante',
    description:
      'Semen, óvulos y embriones de donante para mujeres solas, parejas y clínicas. La ley de su país, cada prueba y el precio completo están a la vista antes de decidir.',
    blocks: [
      hero({
        headline: 'Su familia empieza por saber.',
        lead: 'Semen, óvulos y embriones de donante para mujeres solas, parejas y clínicas. La ley de su país, cada prueba y el precio completo están a la vista antes de decidir.',
        showSearchStarter: true,
      }),
      steps(
        'Cómo funciona',
        'Cuatro pasos. Puede detenerse tras cualquiera y volver; nada se pierde y nada se cobra hasta que pague.',
        [
          [
            'Elegir dónde',
            'Indique el país del tratamiento. Decide qué donantes, pajuelas y papeles son posibles. También puede elegirlo más tarde.',
          ],
          [
            'Encontrar donante',
            'Filtre, escuche, lea tres generaciones de salud, compare. Guarde a quienes le hacen volver.',
          ],
          [
            'Reservar o pedir',
            'Retenga pajuelas y una plaza de familia mientras lo piensa, guárdelas con nosotros o envíelas a su clínica.',
          ],
          [
            'Entregamos, y seguimos',
            'Hielo seco o tanque de nitrógeno, el día que quiera su clínica. Las noticias de salud del donante le llegarán siempre.',
          ],
        ],
        to('how-to-order', 'Leer la guía entera'),
      ),
      facts(
        'Lo que prometemos, en cifras que se pueden comprobar',
        'Un límite solo protege a las familias si no se puede cruzar. El nuestro lo guarda el sistema que vende, no una hoja de cálculo.',
        [
          [
            '12',
            'familias',
            'como mucho por donante en Dinamarca. La página de cada donante dice cuántas van, aquí y en el mundo.',
          ],
          [
            '3',
            'generaciones',
            'de historia de salud, tomada por personal clínico y releída cuando hay novedades.',
          ],
          ['30', 'años', 'se puede seguir cada pajuela del donante a la entrega, y de vuelta.'],
          [
            '1',
            'gesto',
            'basta para detener a un donante en todas partes y escribir a cada familia afectada.',
          ],
        ],
        to('safety', 'Leer cómo le protegemos'),
      ),
      donors(
        'Donantes nuevos',
        'Donantes posibles allí donde se trata. Los dibujos ocupan el lugar de las fotos hasta que inicie sesión.',
        'Precios por pajuela, sin la plaza de familia donde un país la exige.',
        to('find-sperm-donor', 'Ver todos los donantes'),
      ),
      quote(
        'Escuchamos su voz un domingo por la mañana y nos quedamos calladas. Luego leímos la historia médica de su abuela, la ley y el precio. En ese orden. Nunca tuvimos que llamar a nadie.',
        'Marie y Lotte, madres de Vera (inventadas)',
        'Dinamarca',
      ),
    ],
  },
  'find-sperm-donor': {
    title: 'Encontrar un donante de semen',
    slug: 'encontrar-un-donante-de-semen',
    intro: 'Solo donantes posibles donde usted está; los demás dicen por qué no.',
    description: 'Busque por aspecto, salud, tipo de pajuela y existencias. Para mirar no hace falta cuenta.',
    blocks: [],
  },
  'find-egg-donor': {
    title: 'Encontrar una donante de óvulos',
    slug: 'encontrar-una-donante-de-ovulos',
    intro: 'Los óvulos se venden por lotes y solo donde su donación es legal.',
    description: 'Busque por aspecto, salud y genes analizados.',
    blocks: [],
  },
  prices: {
    title: 'Precios',
    slug: 'precios',
    intro: 'Todo lo que pedimos, en un solo lugar. Lo que ve aquí es lo que pide la cesta.',
    description:
      'Precios de pajuelas, óvulos, conservación, reserva y envío, sacados de la lista de precios.',
    blocks: [
      text(
        'El precio de una pajuela depende de cuatro cosas: la clase MOT (cuántos millones de células móviles hay en un mililitro), el tipo de identidad, el perfil y el volumen. Una pajuela de 0,4 ml cuesta un 20 % menos que una de 0,5 ml. Donde su país limita las familias, necesita además una [plaza de familia](page:quotas), una vez por donante.',
      ),
      prices('Pajuelas', 'Por pajuela de 0,5 ml.', 'sperm'),
      prices('Óvulos y embriones', 'Óvulos por lote de seis; embriones uno a uno.', 'eggs'),
      prices(
        'Reserva, conservación y más',
        'Una reserva se paga una vez por depósito y período, no por pajuela.',
        'services',
      ),
      prices('Envío', 'El tanque debe volver a tiempo; vea la página de envío.', 'shipping'),
      questions('Preguntas frecuentes', [
        [
          '¿Cuánto cuesta una plaza de familia?',
          '200 € para un donante de identidad cerrada y 350 € para uno de identidad abierta, sin IVA, o su equivalente en la moneda de su tienda. Una vez por donante y país.',
        ],
        [
          '¿Me devuelven dinero?',
          'Tres cuartas partes del precio de una pajuela reservada que ya no quiera. De una plaza, todo, si no hubo embarazo y no queda nada de ese donante con nosotros.',
        ],
      ]),
    ],
  },
  'how-to-order': {
    title: 'Cómo pedir',
    slug: 'como-pedir',
    intro: 'De la primera mirada al día en que el paquete llega a su clínica.',
    blocks: [
      steps('Antes de pagar', 'Aquí no se cobra nada y puede irse en cualquier momento.', [
        ['Decir dónde se tratará', 'Decide la ley de ese país. Si aún no lo sabe, elija más tarde y mire.'],
        [
          'Elegir donante',
          'Un favorito lo mantiene a la vista, pero no retiene nada. Las pajuelas se retienen 60 minutos en la cesta y puede renovarlo una vez.',
        ],
        [
          'Elegir pajuelas',
          'Para inseminación en clínica (IUI), casi siempre MOT 20 o más; para IVF e ICSI basta menos. Pregunte a su clínica cuántas.',
        ],
        [
          'Revisar la cesta',
          'Donde se exige una plaza de familia se añade por usted, y la línea dice por qué.',
        ],
      ]),
      steps('Después', 'El pago tiene cuatro páginas cortas.', [
        ['Adónde va', 'A su clínica, elegida de la lista, o a nuestro depósito.'],
        ['Cuándo sale', 'El calendario muestra qué envío sale cada día.'],
        ['Releer', 'El pedido entero con impuestos, y lo que acepta.'],
        [
          'Pagar',
          'Con tarjeta en la página del proveedor; las clínicas, con factura. El pedido cuenta cuando el pago se confirma.',
        ],
      ]),
      text(
        '## Cuántas pajuelas\n\nDos por intento es habitual, y a menudo hacen falta varios. Si desea hermanos, piénselo ahora: un donante puede agotarse o llegar al límite. Para eso están [la conservación y la reserva](page:storage).',
      ),
      questions('Cuando algo no es posible', [
        [
          '«No quedan plazas»',
          'En su país se ha llegado al límite de familias. Si ya tiene una plaza con este donante, puede seguir pidiendo.',
        ],
        [
          '«No admitido»',
          'Su país pide donantes cuya identidad pueda conocerse, o no pueda. La línea nombra la regla y su fuente.',
        ],
        [
          '«Agotado por ahora»',
          'La página muestra el mes en que se esperan pajuelas. Una plaza suya sigue siendo suya.',
        ],
      ]),
      banner(
        '¿Quiere mirar?',
        'Para buscar no hace falta cuenta.',
        to('find-sperm-donor', 'Encontrar donante'),
      ),
    ],
  },
  quotas: {
    title: 'Las plazas de familia',
    slug: 'las-plazas-de-familia',
    intro:
      'La mayoría de los países limitan a cuántas familias puede ayudar un donante. Una plaza de familia es la suya bajo ese límite.',
    faq: [
      {
        title: '¿Qué es una plaza de familia?',
        text: 'Su lugar bajo el límite de familias a las que un donante puede ayudar en su país. Se paga una vez por donante.',
      },
      {
        title: '¿Quién comunica un embarazo?',
        text: 'Quien hizo el pedido: la clínica los suyos, el particular los propios.',
      },
    ],
    blocks: [
      text(
        '## Por qué hay límites\n\nLos hijos de un donante son medio hermanos. Un límite mantiene su número lo bastante pequeño para conocerlo, y cambia de un país a otro. [La ley por países](page:law) los enumera con su fuente.\n\n## Cómo funciona una plaza\n\n- Se **retiene** 60 minutos mientras las pajuelas están en su cesta.\n- Se **vende** al pagar, y vale para más hijos del mismo donante.\n- Se vuelve **permanente** cuando se comunica un embarazo.\n- Se puede **devolver** si no hubo embarazo y nada de ese donante está guardado o reservado para usted. Entonces recupera el precio entero.\n\nEn Noruega cada embarazo necesita su propia plaza.\n\n## Lo que no es\n\nUna plaza no retiene pajuelas. Si quiere ambas cosas, [reserve](page:storage) también pajuelas.',
      ),
      questions('Preguntas frecuentes', [
        [
          '¿Quién comunica un embarazo?',
          'Quien hizo el pedido: la clínica los suyos, usted los propios. Se lo recordamos 3, 6 y 12 meses después de la entrega.',
        ],
        [
          '¿Pago otra vez por un hermano?',
          'No. Mientras tenga una plaza con un donante no se le vuelve a cobrar, salvo donde la ley pide una plaza por embarazo.',
        ],
        [
          '¿Puede venderse dos veces una plaza?',
          'No. La cuenta la lleva la base de datos que vende, y rechaza la venta que cruzaría el límite.',
        ],
      ]),
      banner(
        '¿Cuántas familias van?',
        'La página de cada donante lo muestra, para su país y en el mundo.',
        to('find-sperm-donor', 'Encontrar donante'),
      ),
    ],
  },
  law: {
    title: 'La ley por países',
    slug: 'la-ley-por-paises',
    intro:
      'Las reglas con que vende nuestra tienda, con el lugar donde se leyó cada una y el día en que se miró.',
    blocks: [
      text(
        'Esta tabla sale de los mismos datos que deciden en la cesta. **No es asesoramiento jurídico.** Una regla marcada como no comprobada no tiene fuente que hayamos encontrado; pregunte a su clínica. En esta demostración las fuentes son páginas reales, pero nadie las ha comprobado por usted.',
      ),
      law('Reglas por países', 'Identidad abierta: el hijo podrá saber quién es el donante.'),
    ],
  },
  delivery: {
    title: 'Envío',
    slug: 'envio',
    intro: 'En hielo seco o en tanque de nitrógeno, a su clínica, el día que elija.',
    blocks: [
      columns(
        '## Hielo seco\n\nPara clínicas cercanas y esperas cortas. Sale de lunes a miércoles, para no pasar nunca un fin de semana de camino, y se mantiene frío tres días.',
        '## Tanque de nitrógeno\n\nPara caminos más largos y clínicas que quieren guardar las pajuelas unos días. Se mantiene frío siete días. **El tanque debe volver** en los siete días siguientes a la entrega; después cada día cuesta, y un tanque perdido se paga. El número de seguimiento se escribe en su pedido.',
      ),
      prices('Lo que cuesta el envío', '', 'shipping'),
      questions('Preguntas frecuentes', [
        [
          '¿Cuándo puede salir?',
          'El segundo día hábil tras el pedido. Después de las 12:00, hora de la tienda, se cuenta desde el siguiente día hábil.',
        ],
        [
          '¿Pueden enviarlo a mi casa?',
          'Solo donde la ley lo permite y una fuente lo dice. Hoy enviamos únicamente a clínicas; en Dinamarca está prohibido el envío a domicilio.',
        ],
        [
          '¿Qué papeles lo acompañan?',
          'El papel de lote de cada pajuela y lo que su país pide al importar. El pedido muestra la lista y lo que falta.',
        ],
      ]),
    ],
  },
  storage: {
    title: 'Conservación y reserva',
    slug: 'conservacion-y-reserva',
    intro:
      'Guardar pajuelas de un donante para más adelante: para el próximo intento, o para un hermano o hermana.',
    blocks: [
      columns(
        '## Conservación\n\nHa comprado las pajuelas; esperan en su depósito con nosotros. Los primeros 30 días son gratuitos, luego empieza un período. Una renovación añade otro.',
        '## Reserva\n\nGuarda pajuelas durante un período y decide después. El precio es por depósito y período, no por pajuela. Si ya no quiere alguna, vuelven tres cuartas partes de su precio.',
      ),
      prices('Lo que cuesta', 'Por depósito y período.', 'services'),
      questions('Preguntas frecuentes', [
        ['¿Me avisarán?', 'Sí, por correo electrónico antes de que acabe un período, a tiempo para decidir.'],
        [
          '¿Una reserva es una plaza de familia?',
          'No. Una reserva guarda pajuelas; una [plaza de familia](page:quotas) guarda su lugar ante la ley. La mayoría de las familias quieren ambas.',
        ],
        [
          '¿Pueden enviarse las pajuelas guardadas?',
          'En cualquier momento, a su clínica. El envío se paga al salir.',
        ],
      ]),
    ],
  },
  safety: {
    title: 'Calidad y seguridad',
    slug: 'calidad-y-seguridad',
    intro: 'Qué se analiza, qué no puede prometerse y qué ocurre cuando hay noticias de un donante.',
    blocks: [
      text(
        '## Qué se analiza\n\nCada donante da a personal clínico tres generaciones de historia de salud y se le hacen pruebas de infecciones en cada etapa. A cada donante se le analiza un conjunto de genes recesivos; su página dice cuáles.\n\n## Qué no puede prometerse\n\nNadie está libre de hallazgos de portador, y ninguna prueba lo encuentra todo. Le decimos el riesgo residual como un número imaginable: uno de cada tantos. La salud de un hijo nunca puede garantizarse.\n\n## Cuando hay noticias\n\nUna familia nos habla de una enfermedad. La lee un genetista. Si hay motivo de cautela, un gesto detiene al donante en todas partes: en la búsqueda, en las cestas, en los pedidos que no han salido. Se escribe a cada familia y clínica afectada, y guardamos la prueba de haberlo hecho.',
      ),
      facts(
        'Trazabilidad',
        'De cualquier pajuela a su donante, lote, pedido, entrega y resultado, y de vuelta.',
        [
          [
            '30',
            'años',
            'se guardan los registros, también cuando se borra una cuenta. Entonces no llevan nombre.',
          ],
          ['1', 'consulta', 'encuentra a cada familia que tuvo pajuelas de un donante.'],
          [
            '180',
            'días',
            'se retiene el semen hasta analizar de nuevo al donante (normas de Estados Unidos).',
          ],
        ],
      ),
      questions('Preguntas frecuentes', [
        [
          '¿Qué es un hallazgo de portador?',
          'Una de las dos copias de un gen está cambiada. El donante está bien; un hijo solo corre riesgo si el óvulo y el semen llevan un cambio en el mismo gen. Antes del envío firma que lo ha leído.',
        ],
        [
          '¿Puedo ver los datos genéticos del donante?',
          'Ve qué genes se analizaron y si hay un hallazgo, nunca los datos en bruto.',
        ],
      ]),
    ],
  },
  about: {
    title: 'Quiénes somos',
    slug: 'quienes-somos',
    intro:
      'Kindred es un banco inventado. Muestra cómo podría trabajar uno que da la respuesta antes que el argumento.',
    blocks: [
      text(
        '## Lo que creemos\n\nElegir donante es una decisión serena cuando nada se oculta. Por eso la ley, el precio, las existencias, el riesgo y el número de familias están en la página, con fuente y fecha. Cuando algo no es posible decimos por qué, y qué sí lo es.\n\n## Para quién\n\nPara mujeres solas, parejas de mujeres, parejas heterosexuales y las clínicas que las tratan. Aquí ninguna forma de familia es la habitual.\n\n## Lo que no hacemos\n\nNi cuentas atrás, ni clasificaciones de personas, ni estadísticas sobre usted antes de que consienta. Nada de su salud sale de esta casa.',
      ),
      banner(
        '¿Preguntas?',
        'Llame o escriba; la dirección de su tienda está al pie de cada página.',
        to('how-to-order', 'Leer cómo pedir'),
      ),
    ],
  },
  'create-account': {
    title: 'Crear una cuenta',
    slug: 'crear-una-cuenta',
    intro: 'Para pedir, guardar favoritos y saber de la salud de su donante. Para mirar no hace falta.',
    blocks: [],
  },
}
