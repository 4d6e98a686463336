'use client'

import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'
import type { ReactNode } from 'react'
import { useOwnDonor } from './own-donor.island.tsx'
import { OwnGenetics, OwnParts, OwnPhoto } from './own-open.lazy.tsx'
import type { OwnWords } from './own-words.ts'

/** Where something personal stands: what everybody sees, until the person’s own is there. */
export function OwnSlot({
  part,
  words,
  children,
}: {
  part: 'photo' | 'genetics' | 'parts'
  words: OwnWords
  children: ReactNode
}) {
  const { state, renew } = useOwnDonor()
  if (state === 'open') {
    if (part === 'photo') return <OwnPhoto words={words}>{children}</OwnPhoto>
    return part === 'genetics' ? <OwnGenetics words={words} /> : <OwnParts words={words} />
  }
  if (state === 'visitor' || part === 'photo') return children
  if (state === 'opening')
    return part === 'parts' ? (
      <p className="k-profile__lead" role="status">
        {words.texts.opening}
      </p>
    ) : null
  return part === 'parts' ? (
    <Note tone="error" announce="alert">
      <p>{words.texts.failed}</p>
      <Button size="small" variant="outlined" onClick={renew}>
        {words.texts.again}
      </Button>
    </Note>
  ) : null
}
