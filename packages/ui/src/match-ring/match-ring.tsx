const circumference = 2 * Math.PI * 46

export interface MatchRingProps {
  /** 0 to 1. */
  score: number
  /** “82 percent face match”. */
  label: string
  /** The number as this language writes it: “82 %”. */
  percentText: string
  /** The word under the number: “match”. */
  word: string
}

/** How alike two faces are, as a ring that fills. */
export function MatchRing({ score, label, percentText, word }: MatchRingProps) {
  const length = Math.min(1, Math.max(0, score)) * circumference
  return (
    <div className="k-match-ring" role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" aria-hidden="true" fill="none" strokeWidth="7">
        <circle cx="50" cy="50" r="46" stroke="#E4DCDA" />
        <circle
          className="k-match-ring__value"
          cx="50"
          cy="50"
          r="46"
          stroke="#1E4A43"
          strokeLinecap="round"
          strokeDasharray={`${length.toFixed(1)} ${circumference.toFixed(1)}`}
        />
      </svg>
      <span aria-hidden="true">
        {percentText}
        <small>{word}</small>
      </span>
    </div>
  )
}
