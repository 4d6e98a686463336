export interface ProgressProps {
  /** What is going on, such as “Uploading Blood tests.pdf”. */
  label: string
  /** 0 to 1; without it the length is unknown. */
  value?: number
  /** The state in words, such as “3.1 of 4.8 MB”. */
  valueText?: string
}

/** A bar that tells the truth: real progress, or an honest “unknown”. */
export function Progress({ label, value, valueText }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      className="k-progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      data-unknown={percent === undefined || undefined}
    >
      <div className="k-progress__bar" style={percent === undefined ? undefined : { width: `${percent}%` }} />
    </div>
  )
}
