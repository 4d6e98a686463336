import type { ReactNode } from 'react'

export interface Relative {
  key: string
  title: string
  /** “Age 84”, “Died at 81”. */
  age?: string
  /** What was reported; if nothing, the words for that. */
  notes: ReactNode[]
  side?: 'paternal' | 'maternal' | 'own' | 'sibling'
}

export interface FamilyTreeProps {
  label: string
  /** Four grandparents (paternal first), two parents, the donor and siblings. */
  generations: [Relative[], Relative[], Relative[]]
}

const threadOf = { paternal: 'juniper', maternal: 'heather', own: 'juniper', sibling: 'honey' } as const

/** Three generations. The threads carry the kinship; the lists say it too. */
export function FamilyTree({ label, generations }: FamilyTreeProps) {
  return (
    <section className="k-family-tree" aria-label={label}>
      <Lines />
      {generations.map((relatives, generation) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a generation is its place
        <ul key={generation} data-generation={generation + 1}>
          {relatives.map(({ key, title, age, notes, side = 'paternal' }) => (
            <li
              key={key}
              className="k-relative"
              data-side={side}
              style={{ '--thread': `var(--${threadOf[side]})` } as React.CSSProperties}
            >
              <b>{title}</b>
              {age && <span className="k-relative__age">{age}</span>}
              <ul>
                {notes.map((note, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: plain lines without identity
                  <li key={index}>{note}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ))}
    </section>
  )
}

function Lines() {
  return (
    <svg viewBox="0 0 800 560" preserveAspectRatio="none" fill="none" strokeWidth="2.2" aria-hidden="true">
      <g stroke="var(--juniper)">
        <path d="M96 150C96 200 216 170 216 225M300 150C300 200 232 170 232 225M216 320C216 400 290 360 290 420" />
        <path d="M224 320C224 400 590 350 596 420" />
      </g>
      <g stroke="var(--heather)">
        <path d="M500 150C500 200 568 170 568 225M704 150C704 200 584 170 584 225" />
        <path d="M576 320C576 400 306 360 306 420M584 320C584 380 604 380 604 420" />
      </g>
    </svg>
  )
}
