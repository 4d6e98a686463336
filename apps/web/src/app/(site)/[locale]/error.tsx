'use client'

/** A failing page says so plainly; the texts are the front door’s own failure page when even this cannot be drawn. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="main" className="k-wrap k-section">
      <h1>An error has occurred</h1>
      <p className="k-row">
        <button type="button" className="k-button" onClick={reset}>
          Try again
        </button>
      </p>
    </main>
  )
}
