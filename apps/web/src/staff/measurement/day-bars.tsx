/** Numbers of days as small bars, the last day on the right. The numbers themselves stand in a table. */
export function DayBars({ counts, label }: { counts: readonly number[]; label: string }) {
  const most = Math.max(1, ...counts)
  const slot = 100 / counts.length
  return (
    <svg className="k-day-bars" viewBox="0 0 100 24" preserveAspectRatio="none" role="img" aria-label={label}>
      {counts.map((count, index) => {
        // A day with something is never invisible.
        const height = count === 0 ? 0.6 : Math.max(2, (count / most) * 24)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the row
            key={index}
            data-none={count === 0 || undefined}
            x={index * slot + slot * 0.12}
            y={24 - height}
            width={slot * 0.76}
            height={height}
          />
        )
      })}
    </svg>
  )
}
