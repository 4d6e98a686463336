import { dotLayout } from './dot-layout.tsx'

export interface RiskDotsProps {
  /** 240 for “1 in 240”. */
  oneIn: number
  /** “One dot of 240 is marked”. */
  label: string
  /** “1 child in 240. The other 239 are not affected.” */
  text: string
}

/** A risk as dots of its real denominator, always beside its words. */
export function RiskDots({ oneIn, label, text }: RiskDotsProps) {
  const layout = dotLayout(oneIn)
  return (
    <div>
      {layout && (
        <div className="k-risk-dots" role="img" aria-label={label}>
          {Array.from({ length: layout.count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity
            <i key={index} data-marked={index === layout.marked || undefined} />
          ))}
        </div>
      )}
      <p className="k-risk-dots__text">{text}</p>
    </div>
  )
}
