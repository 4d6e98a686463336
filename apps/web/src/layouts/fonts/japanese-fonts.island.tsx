'use client'

import '@kindred/ui/fonts-ja.css'

export function JapaneseFonts() {
  return null
}
