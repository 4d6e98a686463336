import './sign-in.css'
import { CheckoutHeader } from '@kindred/ui/checkout-header/checkout-header'
import { Logo } from '@kindred/ui/logo/logo'
import { SkipLink } from '@kindred/ui/skip-link/skip-link'
import type { ReactNode } from 'react'
import { getTexts } from '../texts/get-texts.ts'

type SignInFrameProps = {
  locale: string
  shopCode: string
  title: string
  lead?: string
  children: ReactNode
}

/**
 * The quiet page around signing in: no menu to get lost in, and nothing that asks the content service, so that people
 * get in while it is down.
 */
export async function SignInFrame({ locale, shopCode, title, lead, children }: SignInFrameProps) {
  const { t } = await getTexts(locale)
  const home = `/${locale}/${shopCode}-shop/private/`
  return (
    <>
      <SkipLink label={t('common.skipToContent')} />
      <CheckoutHeader
        logo={<Logo name={t('common.siteName')} href={home} />}
        text={t('identity.secure')}
        help={
          <a className="k-link" href={home}>
            {t('identity.backToShop')}
          </a>
        }
      />
      <main id="main" tabIndex={-1} className="k-wrap k-sign-in">
        <div className="k-sign-in__panel k-stack">
          <h1>{title}</h1>
          {lead && <p className="k-lead">{lead}</p>}
          {children}
        </div>
      </main>
    </>
  )
}
