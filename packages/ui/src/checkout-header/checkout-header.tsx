import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

export interface CheckoutHeaderProps {
  logo: ReactNode
  /** “Secure checkout · DK shop · EUR”. */
  text: ReactNode
  /** A way to a person. */
  help: ReactNode
}

/** The header of the checkout: no menu to get lost in, a person to ask. */
export function CheckoutHeader({ logo, text, help }: CheckoutHeaderProps) {
  return (
    <header className="k-checkout-header">
      <div className="k-wrap k-checkout-header__inner">
        {logo}
        <span className="k-checkout-header__text">
          <Icon name="lock" />
          {text}
        </span>
        <span className="k-checkout-header__help">{help}</span>
      </div>
    </header>
  )
}
