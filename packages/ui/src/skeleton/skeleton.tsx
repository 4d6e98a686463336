export interface SkeletonProps {
  /** The widths of the grey lines, as CSS lengths. */
  lines?: string[]
  /** The first line is a heading. */
  heading?: boolean
}

/** The shape of text that is on its way. Put `aria-busy` on the region around it. */
export function Skeleton({ lines = ['80%', '65%', '72%'], heading }: SkeletonProps) {
  return (
    <div className="k-skeleton" aria-hidden="true">
      {heading && <div className="k-skeleton__line k-skeleton__line--heading" />}
      {lines.map((width, index) => (
        // The lines have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed list without identity
        <div className="k-skeleton__line" key={index} style={{ width }} />
      ))}
    </div>
  )
}
