import { type PlaceMark, placeMarks } from './place-marks.tsx'

export interface FamilyPlacesProps {
  total: number
  taken: number
  held: number
  yours?: number
  /** The whole in words: “5 of 12 places taken, 2 held, 5 free”. */
  label: string
  /** The key under the marks: what each look means, with its number. */
  legend: { mark?: PlaceMark; text: string }[]
}

/** How many families a donor has here, out of how many may be: heather means a family place. */
export function FamilyPlaces({ label, legend, ...places }: FamilyPlacesProps) {
  return (
    <>
      <div className="k-family-places" role="img" aria-label={label}>
        {placeMarks(places).map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has no identity but its position
          <i key={index} className="k-family-places__mark" data-mark={mark} />
        ))}
      </div>
      <ul className="k-family-places__legend">
        {legend.map(({ mark, text }) => (
          <li key={text}>
            {mark && <i className="k-family-places__mark" data-mark={mark} aria-hidden="true" />}
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
