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
  /** What each generation is called, for who hears the tree. */
  generationNames: [string, string, string]
}

const threadOf = { paternal: 'juniper', maternal: 'heather', own: 'juniper', sibling: 'honey' } as const

/**
 * Three generations: four grandparents side by side, on narrow screens two pairs. The threads carry the kinship; each
 * generation is a list with a name, and every relative is named by the side of the family.
 */
export function FamilyTree({ label, generations, generationNames }: FamilyTreeProps) {
  return (
    <section className="k-family-tree" aria-label={label}>
      {generations.map((relatives, generation) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a generation is its place
        <Fragment key={generation}>
          {generation > 0 && (
            <Lines paths={generation === 1 ? toParents : toChildren(relatives.length > 1)} />
          )}
          <ul data-generation={generation + 1} aria-label={generationNames[generation]}>
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
/** In a box of 800 by 56, for four grandparents in a row and for two pairs. */
type Threads = { wide: readonly Thread[]; narrow: readonly Thread[] }

const toParents: Threads = {
  wide: [
    ['juniper', 'M96 0C96 40 194 18 194 56'],
    ['juniper', 'M302 0C302 40 208 18 208 56'],
    ['heather', 'M498 0C498 40 592 18 592 56'],
    ['heather', 'M704 0C704 40 606 18 606 56'],
  ],
  narrow: [
    ['juniper', 'M150 0C150 40 188 18 188 56'],
    ['juniper', 'M236 0C236 40 200 18 200 56'],
    ['heather', 'M564 0C564 40 600 18 600 56'],
    ['heather', 'M650 0C650 40 612 18 612 56'],
  ],
}

/** From both parents to the donor, and to the siblings if there are any. */
function toChildren(hasSiblings: boolean): Threads {
  const threads: Thread[] = [
    ['juniper', 'M194 0C194 24 194 32 194 56'],
    ['heather', 'M586 0C586 44 210 12 210 56'],
  ]
  if (hasSiblings) threads.push(['juniper', 'M212 0C212 44 588 12 588 56'])
  if (hasSiblings) threads.push(['heather', 'M604 0C604 24 604 32 604 56'])
  return { wide: threads, narrow: threads }
}

function Lines({ paths }: { paths: Threads }) {
  return (['wide', 'narrow'] as const).map((width) => (
    <svg
      key={width}
      data-width={width}
      viewBox="0 0 800 56"
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="2.2"
      aria-hidden="true"
    >
      {paths[width].map(([colour, path]) => (
        <path key={path} d={path} stroke={`var(--${colour})`} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  ))
}
