import type { ReactNode } from 'react'

export interface NewsletterBandProps {
  title: string
  text?: ReactNode
  /** The form. */
  children: ReactNode
}

export function NewsletterBand({ title, text, children }: NewsletterBandProps) {
  return (
    <div className="k-newsletter">
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div>{children}</div>
    </div>
  )
}
