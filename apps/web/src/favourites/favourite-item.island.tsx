'use client'

import { Button } from '@kindred/ui/button/button'
import { TextArea } from '@kindred/ui/text-area/text-area'
import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState } from 'react'
import { fillText } from '../texts/fill-text.ts'
import type { KeptDonor } from './favourite-keeper.ts'
import { removeFavourite, saveNote } from './favourites.action.ts'
import type { FavouritePlace } from './open-favourites.ts'
import { awaitKeeper, useFavourites } from './use-favourites.ts'

type Texts = Record<string, string>

export type FavouriteItemProps = {
  donor: KeptDonor & { name: string }
  note: string
  place: FavouritePlace
  texts: Texts
  errors: Texts
  /** The donor’s card, or the name of one that is gone. */
  children: ReactNode
}

/**
 * A favourite in the list: its card, a note of one’s own, and the way to let it go. What was let go can be taken back,
 * note and all, as long as the page is there. Forms work without scripts.
 */
export function FavouriteItem({
  donor,
  note: firstNote,
  place,
  texts,
  errors,
  children,
}: FavouriteItemProps) {
  const { state } = useFavourites(place)
  const [outcome, save, isSaving] = useActionState(saveNote, null)
  const [lost, setLost] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const note = outcome?.note ?? firstNote
  const { donorGuid, donorId, name } = donor
  const fixed = (
    <>
      <input type="hidden" name="locale" value={place.locale} />
      <input type="hidden" name="shopCode" value={place.shopCode} />
      <input type="hidden" name="donorGuid" value={donorGuid} />
    </>
  )

  // Only what was here and is let go on this page: a list that could not be had takes nothing away.
  const isKept = state.kept.has(donorGuid)
  const wasKept = useRef(false)
  useEffect(() => {
    if (state.status !== 'ready') return
    if (wasKept.current && !isKept) setLost(true)
    if (isKept) setLost(false)
    wasKept.current = isKept
  }, [state.status, isKept])
  useEffect(() => {
    if (lost) undo.current?.focus()
  }, [lost])

  /** What was pressed last: an answer that comes after the next press changes nothing any more. */
  const wish = useRef<boolean>(undefined)
  const change = async (wants: boolean) => {
    setFailure(null)
    wish.current = wants
    const keeper = await awaitKeeper(place)
    const changed = await keeper?.set({ donorGuid, donorId }, wants)
    if (!changed?.ok) setFailure(errors[changed?.code ?? 'unavailable'] ?? errors.other ?? '')
    const isDone = changed?.ok === true
    if (isDone && wish.current === wants) setLost(!wants)
    return isDone
  }
  const takeBack = async () => {
    if (!(await change(true)) || !note) return
    const form = new FormData()
    form.set('locale', place.locale)
    form.set('shopCode', place.shopCode)
    form.set('donorGuid', donorGuid)
    form.set('note', note)
    await saveNote(null, form)
  }
  const remove = (event: FormEvent) => {
    event.preventDefault()
    wasKept.current = true
    void change(false)
  }

  return (
    <div className="k-favourite">
      {lost ? (
        <div className="k-favourite__lost" role="status">
          <p>{fillText(texts.removed ?? '', { name })}</p>
          <Button
            ref={undo}
            variant="outlined"
            size="small"
            aria-label={`${texts.undo}: ${name}`}
            onClick={takeBack}
          >
            {texts.undo}
          </Button>
        </div>
      ) : (
        <>
          {children}
          <div className="k-favourite__foot">
            <details className="k-favourite__note" open={Boolean(outcome) || undefined}>
              <summary>
                {note ? <span className="k-favourite__written">{note}</span> : texts.noteAdd}
                <span className="k-visually-hidden">
                  {note ? ` (${texts.noteChange}, ${name})` : `: ${name}`}
                </span>
              </summary>
              <form action={save}>
                {fixed}
                <TextArea
                  id={`note-${donorId}`}
                  name="note"
                  label={texts.note}
                  help={texts.noteHelp}
                  maxLength={500}
                  rows={3}
                  defaultValue={note}
                  error={outcome?.code ? (errors[outcome.code] ?? errors.other) : undefined}
                />
                <Button
                  type="submit"
                  variant="outlined"
                  size="small"
                  busy={isSaving}
                  busyLabel={texts.noteSaving}
                >
                  {texts.noteSave}
                </Button>
                <span role="status" className="k-favourite__said">
                  {outcome?.note !== undefined && !isSaving ? texts.noteSaved : ''}
                </span>
              </form>
            </details>
            <form action={removeFavourite} onSubmit={remove} data-waits>
              {fixed}
              <Button type="submit" variant="text" size="small" aria-label={`${texts.remove}: ${name}`}>
                {texts.remove}
              </Button>
            </form>
          </div>
        </>
      )}
      <p role="alert" className="k-favourite__failure">
        {failure}
      </p>
    </div>
  )
}
