'use client'

import dynamic from 'next/dynamic'

const ChineseFonts = dynamic(() => import('./chinese-fonts.island.tsx').then((island) => island.ChineseFonts))
const JapaneseFonts = dynamic(() =>
  import('./japanese-fonts.island.tsx').then((island) => island.JapaneseFonts),
)

/**
 * Names the slices of the fonts for scripts that our own do not have. Other languages load neither list, and a browser
 * with a font of its own for the script (`base.css` asks for those first) loads no slice.
 *
 * @param locale `zh-cn`
 */
export function ScriptFonts({ locale }: { locale: string }) {
  if (locale.startsWith('zh')) return <ChineseFonts />
  return locale.startsWith('ja') ? <JapaneseFonts /> : null
}
