const script = /<script src="(\/_next\/static\/[^"]+)"(?=[^>]*\sasync="")/g
const preload = /<link rel="preload"(?=[^>]*\sas="script")([^>]*?)\shref="(\/_next\/static\/[^"]+)"/g

/** Stands in every page that can let its scripts go. */
const keeper = '[data-later]'

/**
 * Lets the scripts of a page wait until the page has been seen: Next asks for them in the head, where on a slow line they
 * take turns with the style sheet, the letters and the first picture. Their addresses are put into `data-later`, from where
 * `layouts/scripts-after-paint.ts` of the website takes them. Scripts for old browsers, of editors and inline stay as they are,
 * and so does a page without the one who lets them go.
 */
export function holdScripts(html: string): string {
  if (!html.includes(keeper)) return html
  return html
    .replace(script, '<script data-later="$1"')
    .replace(preload, '<link rel="preload"$1 data-later="$2"')
}
