import { Button } from '@kindred/ui/button/button'
import { Note } from '@kindred/ui/note/note'

/** A secret, this once. */
export function SecretNote({ secret, texts }: { secret: string; texts: Readonly<Record<string, string>> }) {
  return (
    <div className="k-stack">
      <Note announce="status">
        <p>{texts.secretText}</p>
        <p>
          <code className="k-webhook-secret">{secret}</code>
        </p>
      </Note>
      <p>
        <Button onClick={() => window.location.reload()}>{texts.done}</Button>
      </p>
    </div>
  )
}
