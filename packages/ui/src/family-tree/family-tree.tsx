import { Fragment, type ReactNode } from 'react'

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
      {generations.map((relatives, generation) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a generation is its place
        <Fragment key={generation}>
          {generation > 0 && (
            <Lines paths={generation === 1 ? toParents : toChildren(relatives.length > 1)} />
          )}
          <ul data-generation={generation + 1}>
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
        </Fragment>
      ))}
    </section>
  )
}

type Thread = readonly [colour: 'juniper' | 'heather', path: string]

/** From the middle of the four grandparents to the two parents, in a box of 800 by 56. */
const toParents: Thread[] = [
  ['juniper', 'M96 0C96 40 202 18 202 56'],
  ['juniper', 'M302 0C302 40 218 18 218 56'],
  ['heather', 'M498 0C498 40 582 18 582 56'],
  ['heather', 'M704 0C704 40 598 18 598 56'],
]

/** From both parents to the donor, and to the siblings if there are any. */
const toChildren = (hasSiblings: boolean): Thread[] => [
  ['juniper', 'M200 0C200 24 200 32 200 56'],
  ['heather', 'M584 0C584 44 214 12 214 56'],
  ...(hasSiblings
    ? ([
        ['juniper', 'M216 0C216 44 586 12 586 56'],
        ['heather', 'M600 0C600 24 600 32 600 56'],
      ] as const)
    : []),
]

function Lines({ paths }: { paths: Thread[] }) {
  return (
    <svg viewBox="0 0 800 56" preserveAspectRatio="none" fill="none" strokeWidth="2.2" aria-hidden="true">
      {paths.map(([colour, path]) => (
        <path key={path} d={path} stroke={`var(--${colour})`} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}
