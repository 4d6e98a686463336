export type StrawState = 'stored' | 'reserved' | 'ending' | 'free'

export interface StrawGobletProps {
  positions: StrawState[]
  /** The whole in words: “8 positions: 4 straws stored, 2 of them end soon”. */
  label: string
}

/** A goblet with its positions, as it stands in the tank. */
export function StrawGoblet({ positions, label }: StrawGobletProps) {
  return (
    <div className="k-goblet" role="img" aria-label={label}>
      {positions.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a position is its number
        <span key={index} className="k-straw" data-state={state} />
      ))}
    </div>
  )
}

/** The key: one small straw per state, with its word. */
export function StrawLegend({ items }: { items: { state: StrawState; text: string }[] }) {
  return (
    <ul className="k-straw-legend">
      {items.map(({ state, text }) => (
        <li key={state}>
          <span className="k-straw" data-state={state} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  )
}
