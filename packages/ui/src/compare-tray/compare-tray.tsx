import type { ReactNode } from 'react'
import { Avatar, type PortraitGround } from '../portrait/portrait.tsx'

export interface CompareTrayProps {
  label: string
  /** Without a drawing the alias stands alone: who was taken down has none. */
  donors: { id: string; alias: string; src: string | null; ground?: PortraitGround; remove: ReactNode }[]
  /** “Add one or two more”, while there is room. */
  room?: string
  /** Clear, and Compare. */
  actions: ReactNode
}

/** The donors chosen for comparison, at the foot of the window. */
export function CompareTray({ label, donors, room, actions }: CompareTrayProps) {
  return (
    <section className="k-tray" aria-label={label}>
      <div className="k-wrap k-tray__inner">
        <b className="k-tray__label">{label}</b>
        <ul>
          {donors.map(({ id, alias, src, ground, remove }) => (
            <li key={id} className="k-tray__slot">
              {src && <Avatar src={src} ground={ground} />}
              <span>{alias}</span>
              {remove}
            </li>
          ))}
          {room && <li className="k-tray__slot k-tray__slot--empty">{room}</li>}
        </ul>
        <div className="k-tray__actions">{actions}</div>
      </div>
    </section>
  )
}

/** Price and one button at the foot of a phone. */
export function BuyBar({ children }: { children: ReactNode }) {
  return <div className="k-buy-bar">{children}</div>
}
