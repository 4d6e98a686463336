/**
 * `/robots.txt` from the robots text of the location settings (SEO-04): the words of the robots meta tag, of which `noindex`
 * and `none` keep everybody away, or the text of such a file itself. Where all may be read, the sitemap is named.
 */
export function printRobots(robotsText: string, publicUrl: string): string {
  const sitemap = `Sitemap: ${publicUrl}/sitemap.xml\n`
  if (/^\s*user-agent\s*:/im.test(robotsText)) {
    const text = `${robotsText.trim().replace(/\r\n?/g, '\n')}\n`
    return /^\s*sitemap\s*:/im.test(text) ? text : `${text}\n${sitemap}`
  }
  if (/\b(noindex|none)\b/i.test(robotsText)) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\n\n${sitemap}`
}
