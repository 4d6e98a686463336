/** What stands in the place of a block whose rendering failed, and before it React’s mark that it did. */
const atOnce = /<!--\$!--><template[^>]*><\/template><section[^>]* data-broken-block="([^"]+)"/g
/** One that failed later: first it is waited for, and then React’s script says so. */
const waitedFor = /<template id="(B:[\da-f]+)"><\/template><section[^>]* data-broken-block="([^"]+)"/g

/** Ids of the blocks that failed (`BrokenNote` carries them) while a page was made with all of them apart. */
export function listBroken(html: string): string[] {
  const late = [...html.matchAll(waitedFor)].filter(([, at]) => html.includes(`$RX("${at}"`))
  const ids = [...[...html.matchAll(atOnce)].map(([, id]) => id), ...late.map(([, , id]) => id)]
  return ids.filter((id) => id !== undefined)
}
