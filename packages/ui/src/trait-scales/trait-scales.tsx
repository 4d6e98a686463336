export interface TraitScale {
  key: string
  name: string
  /** 0 to 100. */
  share: number
  /** The share in words: “higher than most”. */
  words: string
  /** What stands at either end. */
  low: string
  high: string
}

/** Traits between two ends, neither of which is the better one: a mark on a line, and the same in words. */
export function TraitScales({ scales }: { scales: TraitScale[] }) {
  return (
    <dl className="k-trait-scales">
      {scales.map(({ key, name, share, words, low, high }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            <span className="k-trait-scales__words">{words}</span>
            <span className="k-trait-scales__line" aria-hidden="true">
              <i style={{ insetInlineStart: `${Math.min(100, Math.max(0, share))}%` }} />
            </span>
            <span className="k-trait-scales__ends">
              <span>{low}</span>
              <span>{high}</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
