import sanitize from 'sanitize-html'

const words =
  'h1 h2 h3 h4 h5 h6 p br hr ul ol li dl dt dd blockquote pre code strong b em i u s sub sup small span div a abbr'
const tables = 'table caption thead tbody tfoot tr th td'

/** What a document may show: words, lists, tables and links. Nothing runs, loads, styles or asks. */
const options: sanitize.IOptions = {
  allowedTags: ['body', ...words.split(' '), ...tables.split(' ')],
  allowedAttributes: {
    a: ['href'],
    abbr: ['title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'iframe',
    'svg',
    'math',
  ],
  // The page has its own title; that of the document is the next below it.
  transformTags: { h1: 'h2' },
}

/**
 * DL-01: the document without anything that runs. Its body element stays where it has one; its head goes. Where it has no
 * body, neither has the answer (DL-03).
 */
export function sanitiseDocument(html: string): string {
  return sanitize(html, options).trim()
}

/** What stands in the body of a sanitised document; null where it has none (DL-03). */
export function readBody(htmlContent: string): string | null {
  // Only real tags are left: a "<" of a text is written `&lt;`.
  const match = /<body(?:\s[^>]*)?>([\s\S]*?)(?:<\/body>|$)/.exec(htmlContent)
  const inside = match?.[1]?.trim()
  return inside ? inside : null
}
