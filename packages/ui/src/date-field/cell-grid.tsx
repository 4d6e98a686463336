import { type KeyboardEvent, useEffect, useRef } from 'react'
import { cellAfterKey } from './move-day.tsx'

export interface Cell {
  value: number
  label: string
  name?: string
  isOff?: boolean
}

export interface CellGridProps {
  label: string
  rows: Cell[][]
  selected: number
  onPick: (value: number) => void
  /** Past the first (-1) or the last (1) cell. */
  onPast?: (side: -1 | 1) => void
}

/** Months or years to choose from, with one tab stop. It takes the focus when it appears. */
export function CellGrid({ label, rows, selected, onPick, onPast }: CellGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const cells = rows.flat()
  const columns = rows[0]?.length ?? 1
  const start = Math.max(
    0,
    cells.findIndex(({ value }) => value === selected),
  )
  const buttons = () => [...(grid.current?.querySelectorAll('button') ?? [])]

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page of cells
  useEffect(() => buttons()[start]?.focus(), [cells[0]?.value])

  const onKeyDown = (event: KeyboardEvent) => {
    const index = buttons().indexOf(event.target as HTMLButtonElement)
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault()
      return onPast?.(event.key === 'PageUp' ? -1 : 1)
    }
    const next = cellAfterKey(index, event.key, columns)
    if (next === undefined) return
    event.preventDefault()
    const button = buttons()[next]
    if (button) button.focus()
    else onPast?.(next < 0 ? -1 : 1)
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of choices, moved through by arrows
    <table ref={grid} role="grid" aria-label={label} className="k-date-grid" onKeyDown={onKeyDown}>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]?.value}>
            {row.map(({ value, label: text, name, isOff }) => (
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
              // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
              <td key={value} role="gridcell" aria-selected={value === selected}>
                <button
                  type="button"
                  className="k-date-cell k-date-cell--wide"
                  aria-label={name}
                  aria-pressed={value === selected}
                  aria-disabled={isOff || undefined}
                  tabIndex={value === (cells[start]?.value ?? selected) ? 0 : -1}
                  onClick={isOff ? undefined : () => onPick(value)}
                >
                  {text}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
