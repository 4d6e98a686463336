import type { Address } from './list-addresses.ts'

const head = '<?xml version="1.0" encoding="utf-8"?>'
/** More addresses than search engines take in one file. */
export const mostAddresses = 50_000

/** The list of sitemaps, one a language. */
export function printSitemapIndex(publicUrl: string, locales: readonly string[]): string {
  const entries = locales.map(
    (locale) =>
      `  <sitemap><loc>${escapeXml(`${publicUrl}/sitemaps/${locale.toLowerCase()}.xml`)}</loc></sitemap>`,
  )
  return [
    head,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</sitemapindex>',
    '',
  ].join('\n')
}

/** The addresses of one language, each with those of its translations; `x-default` is the first of them. */
export function printSitemap(publicUrl: string, addresses: readonly Address[]): string {
  const link = (language: string, path: string) =>
    `    <xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(publicUrl + path)}"/>`
  const entries = addresses
    .slice(0, mostAddresses)
    .map(({ path, languages }) =>
      [
        '  <url>',
        `    <loc>${escapeXml(publicUrl + path)}</loc>`,
        ...languages.map((one) => link(one.locale, one.path)),
        ...languages.slice(0, 1).map((one) => link('x-default', one.path)),
        '  </url>',
      ].join('\n'),
    )
  return [
    head,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
