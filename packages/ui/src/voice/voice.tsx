import type { ReactNode } from 'react'

export interface VoiceProps {
  /** “Recording of Anselm”. */
  label: string
  src: string
  /** What is said, line by line; `who` before the colon where somebody is named. */
  transcript: string[]
  transcriptTitle: string
  note?: ReactNode
  /** The recording could not be fetched (any more). */
  onError?: () => void
}

/** A recording in the browser's own player, with everything that is said beside it. */
export function Voice({ label, src, transcript, transcriptTitle, note, onError }: VoiceProps) {
  return (
    <div className="k-voice">
      {/* biome-ignore lint/a11y/useMediaCaption: every word stands beside it */}
      <audio controls preload="none" src={src} aria-label={label} onError={onError} />
      {note && <p className="k-voice__note">{note}</p>}
      {transcript.length > 0 && (
        <details className="k-voice__transcript" open>
          <summary>{transcriptTitle}</summary>
          <ol>
            {transcript.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines without identity
              <li key={index} data-asked={line.startsWith('—') || undefined}>
                {line}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}
