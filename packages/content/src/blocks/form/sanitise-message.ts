import sanitize from 'sanitize-html'

/** Words, links and lists; nothing that runs, loads or changes the page around it. */
const options: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'ul',
    'ol',
    'li',
    'a',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'hr',
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
}

/** The HTML of a success message without anything that runs (FORM-25). Called at saving and again at reading. */
export const sanitiseMessage = (html: string): string => sanitize(html, options).trim()
