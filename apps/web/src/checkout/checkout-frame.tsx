import './checkout.css'
import { CheckoutHeader } from '@kindred/ui/checkout-header/checkout-header'
import { Logo } from '@kindred/ui/logo/logo'
import { SkipLink } from '@kindred/ui/skip-link/skip-link'
import type { Step } from '@kindred/ui/steps/number-steps'
import { Steps } from '@kindred/ui/steps/steps'
import { ToastRegion } from '@kindred/ui/toast/toast.island'
import type { ReactNode } from 'react'
import { FollowSession } from '../browser/follow-session.island.tsx'
import { Consent } from '../consent/consent.tsx'
import { ConsentButton } from '../consent/consent-button.island.tsx'
import { FocusHeading } from '../layouts/focus-heading.island.tsx'
import { ChooseNow } from '../location/choose-now.tsx'
import { findKindOfSurface } from '../measurement/measured-kind.ts'
import { PageView } from '../measurement/page-view.island.tsx'
import { EditorWords } from '../page-kinds/parts/editor-words.tsx'
import { getTexts } from '../texts/get-texts.ts'
import { type CheckoutPage, type CheckoutPlace, homePath, pagePath } from './place.ts'
import { readShop } from './read-shop.ts'

type CheckoutFrameProps = {
  place: CheckoutPlace
  /** Which page this is: editors may have written words around it. */
  page: CheckoutPage
  /** None where the order is over. */
  steps?: Step[]
  title?: string
  lead?: string
  children: ReactNode
}

/** The checkout as a surface of its own: no menu to get lost in, a person to ask, and where one stands. */
export async function CheckoutFrame({ place, page, steps, title, lead, children }: CheckoutFrameProps) {
  const { t } = await getTexts(place.locale)
  const { footer, shop } = await readShop(place)
  const path = pagePath(place, page)
  const kind = findKindOfSurface('checkout', path)
  const legal = footer.footerLinks.at(-1)?.links ?? []
  return (
    <>
      <FocusHeading />
      <FollowSession />
      <Consent {...place} path={path} />
      {kind && <PageView pageKind={kind} shopCode={place.shopCode} />}
      <SkipLink label={t('common.skipToContent')} />
      <CheckoutHeader
        logo={<Logo name={t('common.siteName')} href={homePath(place)} />}
        text={t('checkout.secure', { shop: shop.shopDisplayName, currency: shop.shopCurrency })}
        help={
          <a className="k-link" href={`tel:${footer.shopPhone.replaceAll(' ', '')}`}>
            {t('layout.questions', { phone: footer.shopPhone })}
          </a>
        }
      />
      <main id="main" className="k-wrap k-checkout" tabIndex={-1}>
        {page === 'basket' && <ChooseNow {...place} path={path} />}
        {steps && <Steps label={t('checkout.stepsLabel')} doneLabel={t('checkout.done')} steps={steps} />}
        {title && (
          <div className="k-checkout__head">
            <h1>{title}</h1>
            {lead && <p className="k-lead">{lead}</p>}
          </div>
        )}
        <noscript>
          <p>{t('checkout.noScript')}</p>
        </noscript>
        <EditorWords place={{ ...place, path }} headingInside={!title}>
          {children}
        </EditorWords>
      </main>
      <footer className="k-checkout-footer">
        <nav className="k-wrap" aria-label={t('checkout.legal')}>
          <ul>
            {legal.map(({ title: name, url, otherLanguage }) => (
              <li key={url}>
                <a href={url} lang={otherLanguage} target="_blank" rel="noopener">
                  {name}
                </a>
              </li>
            ))}
            <li>
              <ConsentButton label={t('consent.open')} />
            </li>
          </ul>
          <p>{t('common.demoNotice')}</p>
        </nav>
      </footer>
      <ToastRegion label={t('basket.changesTitle')} closeLabel={t('common.close')} />
    </>
  )
}
