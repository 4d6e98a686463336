import { genes, type PageText, text } from '../../page-writing.ts'

/** The page about genetic matching in Spanish. */
export const spanishGenetics: Record<string, PageText> = {
  'genetic-matching': {
    title: 'Comparación genética',
    slug: 'comparacion-genetica',
    intro: 'Qué significan juntas su prueba genética y la de un donante, y qué genes comparamos.',
    blocks: [
      text(`Todos llevamos cambios en algunos genes y estamos sanos. Una enfermedad que transmiten ambos padres solo puede aparecer en un hijo cuando óvulo y semen aportan un cambio en el mismo gen, y entonces en uno de cada cuatro. La pregunta nunca es si un donante lleva algo, sino si el donante y usted llevan lo mismo.

## Cómo funciona

Inicie sesión y díganos qué encontró su prueba o la de su pareja: a mano o desde el archivo del laboratorio. Lo comparamos con las pruebas de cada donante y decimos de cada uno: ningún resultado en común, el mismo gen en ambos o sin probar, con la probabilidad para un hijo como «1 de cada N». Los resultados de un donante siguen siendo suyos: usted ve qué significan para usted, nunca el cambio en sí. Lo que nos dice se guarda cifrado, no se usa para nada más y desaparece cuando retira su consentimiento.

## Lo que no puede

Una prueba busca los cambios conocidos y frecuentes. Lo que no puede encontrar queda como un riesgo pequeño, y lo decimos en vez de callarlo. Los genes que no se probaron no se comparan. [Qué significa «1 de cada 240»](page:post-residual-risk) explica las cifras; un asesor genético explica las suyas.`),
      genes(
        'Los genes que comparamos',
        'Cuántas personas llevan un cambio varía de una población a otra. Donde nadie ha publicado una cifra, lo decimos.',
      ),
    ],
  },
}
