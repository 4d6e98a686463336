'use client'

import '@kindred/ui/fonts-zh.css'

export function ChineseFonts() {
  return null
}
