'use client'

import { HeartButton } from '@kindred/ui/heart-button/heart-button'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { type MouseEvent, useEffect, useId, useState } from 'react'
import { signInAddress } from '../identity/sign-in-address.ts'
import { fillText } from '../texts/fill-text.ts'
import type { FavouriteWords, HeartPlace } from './favourite-words.ts'
import { useFavourites } from './use-favourites.ts'

type HeartProps = {
  donorGuid: string
  donorId: string
  name: string
  place: HeartPlace
  words: FavouriteWords
}

type Said = { tone: 'ok' | 'error'; text: string; hasLink: boolean }

/**
 * Keeps a donor and lets it go (FAV-02): shown at once, taken back with the reason when the shop refuses. Off until
 * sign-in, and it says so with the way to it (DON-17), by the browser’s own popover and so without scripts as well.
 */
export function FavouriteHeartIsland({ donorGuid, donorId, name, place, words }: HeartProps) {
  const { state, keeper } = useFavourites(place)
  const [said, setSaid] = useState<Said | null>(null)
  const noteId = useId()
  const { status, kept } = state
  const isOff = !keeper || status === 'loading' || status === 'nobody'
  const isSaved = kept.has(donorGuid)
  const say = (text: string) => fillText(text, { name })

  const press = async (event: MouseEvent) => {
    event.preventDefault()
    if (!keeper) return
    setSaid(null)
    const outcome = await keeper.set({ donorGuid, donorId }, !isSaved)
    setSaid(
      outcome.ok
        ? { tone: 'ok', text: say(isSaved ? words.removed : words.added), hasLink: !isSaved }
        : {
            tone: 'error',
            text: words.errors[outcome.code] ?? words.errors.other ?? '',
            hasLink: outcome.code === 'too-many-favourites',
          },
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what was said goes when the heart and its link are left
    <span
      className="k-heart-place"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setSaid(null)
      }}
    >
      {isOff ? (
        <HeartButton key="heart" label={say(words.signIn)} aria-disabled="true" popoverTarget={noteId} />
      ) : (
        <HeartButton
          key="heart"
          label={say(isSaved ? words.remove : words.add)}
          isSaved={isSaved}
          onClick={press}
        />
      )}
      {isOff && <SignInNote id={noteId} place={place} words={words} text={say(words.needsAccountText)} />}
      <span role="status">
        {said && (
          <span className="k-heart-said" data-tone={said.tone}>
            {said.text} {said.hasLink && <a href={place.accountHref}>{words.list}</a>}
          </span>
        )}
      </span>
    </span>
  )
}

function SignInNote({
  id,
  place,
  words,
  text,
}: { id: string; text: string } & Pick<HeartProps, 'place' | 'words'>) {
  const [path, setPath] = useState(place.path)
  // The page is kept for everybody without the query somebody came with.
  useEffect(() => setPath(location.pathname + location.search), [])
  return (
    <div id={id} popover="auto" className="k-heart-note" role="dialog" aria-label={words.needsAccount}>
      <p>
        <b>{words.needsAccount}</b>
      </p>
      <p>{text}</p>
      <div className="k-row">
        <LinkButton size="small" href={signInAddress(path)}>
          {words.signInAction}
        </LinkButton>
        <a className="k-link" href={place.createHref}>
          {words.createAction}
        </a>
      </div>
    </div>
  )
}
