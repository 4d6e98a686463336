import { Note } from '@kindred/ui/note/note'
import { useEffect, useRef } from 'react'

type StepErrorProps = { code: string | null; title: string; texts: Record<string, string> }

/** What was wrong with a step, read out and in focus as soon as it shows. */
export function StepError({ code, title, texts }: StepErrorProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (code) place.current?.focus()
  }, [code])
  return (
    <div ref={place} tabIndex={-1}>
      {code && (
        <Note tone="error" title={title} announce="alert">
          {texts[code] ?? texts.other}
        </Note>
      )}
    </div>
  )
}
