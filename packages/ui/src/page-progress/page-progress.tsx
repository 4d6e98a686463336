export interface PageProgressProps {
  state: 'still' | 'loading' | 'slow'
  /** Said and shown when loading takes long. */
  slowText: string
}

/** A thread along the top edge while the next page is fetched, and words when that takes long (LAY-10). */
export function PageProgress({ state, slowText }: PageProgressProps) {
  return (
    <div className="k-page-progress" data-state={state}>
      <div className="k-page-progress__thread" />
      <p className="k-page-progress__words" role="status">
        {state === 'slow' && <span>{slowText}</span>}
      </p>
    </div>
  )
}
