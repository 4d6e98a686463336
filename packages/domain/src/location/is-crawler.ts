/** Names that programs which read the web for search engines, previews and archives call themselves by. */
const names =
  /(?<!cu)bot\b|(?<!cu)bot[/_;)-]|crawl|spider|slurp|facebookexternalhit|embedly|whatsapp|preview|lighthouse|archiver|mediapartners|yandex|baidu/i

/**
 * Whether a user agent is a crawler (LOC-26). A crawler sees each page as its path says: nothing is taken from where its
 * machine stands or what its cookies hold, or search engines would keep one country's page for all.
 */
export function isCrawler(userAgent: string | null | undefined): boolean {
  return names.test((userAgent ?? '').slice(0, 1000))
}
