import { Link } from '@kindred/ui/link/link'
import type { ReactNode } from 'react'

type PartProps = { title: string; all?: { href: string; text: string }; children: ReactNode }

/** A part of an account page, with the way to all of it. */
export function Part({ title, all, children }: PartProps) {
  return (
    <section className="k-account__part">
      <header>
        <h2>{title}</h2>
        {all && <Link href={all.href}>{all.text}</Link>}
      </header>
      {children}
    </section>
  )
}
