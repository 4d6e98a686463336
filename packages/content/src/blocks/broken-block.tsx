/**
 * BLK-21: stands where a block failed, with the words of the specification, so that an editor finds it at once. It names
 * the field that is wrong, never its content.
 */
export function BrokenBlock({ kind, id, message }: { kind: string; id: string; message: string }) {
  console.error(JSON.stringify({ level: 'error', code: 'broken-block', kind, id, message }))
  return (
    <section className="k-wrap k-block">
      <div className="k-note" data-tone="warning" role="note">
        <p>{`${kind} is broken / misconfigured.`}</p>
        <p>{id}</p>
        <p>{message}</p>
      </div>
    </section>
  )
}
