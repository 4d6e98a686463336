type Broken = {
  kind: string
  id: string
  /** Not known where an island failed while the page was made: the browser, which tries again, says it. */
  message?: string
}

/**
 * BLK-21: stands where a block failed, with the words of the specification, so that an editor finds it at once. It names
 * the field that is wrong, never its content.
 */
export function BrokenBlock(broken: Broken) {
  console.error(JSON.stringify({ level: 'error', code: 'broken-block', ...broken }))
  return <BrokenNote {...broken} />
}

/** What is seen of it. Who made the page finds by `data-broken-block` which one it is. */
export function BrokenNote({ kind, id, message }: Broken) {
  return (
    <section className="k-wrap k-block" data-broken-block={id}>
      <div className="k-note" data-tone="warning" role="note">
        <p>{`${kind} is broken / misconfigured.`}</p>
        <p>{id}</p>
        {message !== undefined && <p>{message}</p>}
      </div>
    </section>
  )
}
