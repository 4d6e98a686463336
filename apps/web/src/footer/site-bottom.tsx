import type { Navigation } from '@kindred/contracts/content'
import { Logo } from '@kindred/ui/logo/logo'
import { SiteFooter } from '@kindred/ui/site-footer/site-footer'
import type { SocialNetwork } from '@kindred/ui/site-footer/social-icon'
import { ConsentButton } from '../consent/consent-button.island.tsx'
import { getTexts } from '../texts/get-texts.ts'

type SiteBottomProps = { locale: string; shopCode: string; visitorType: string; navigation: Navigation }

/** The footer with every field the shop keeps (LAY-18 to LAY-25). */
export async function SiteBottom({ locale, shopCode, visitorType, navigation }: SiteBottomProps) {
  const { t } = await getTexts(locale)
  const { footer } = navigation
  const [legal, ...columns] = [...footer.footerLinks].reverse()
  return (
    <SiteFooter
      logo={
        <Logo name={t('common.siteName')} href={`/${locale}/${shopCode}-shop/${visitorType}/`} on="deep" />
      }
      address={
        <p>
          {footer.shopName}
          <br />
          {footer.postalAddress.streetAddress}
          <br />
          {footer.postalAddress.postalCode} {footer.shopAddress}
          <br />
          {footer.shopCountry}
        </p>
      }
      contacts={[
        {
          term: t('layout.phone'),
          value: <a href={`tel:${footer.shopPhone.replaceAll(' ', '')}`}>{footer.shopPhone}</a>,
        },
        { term: t('layout.email'), value: <a href={`mailto:${footer.shopEmail}`}>{footer.shopEmail}</a> },
        { term: t('layout.open'), value: footer.openingHours },
      ]}
      socialLabel={t('layout.follow')}
      social={Object.entries(footer.socialLinks).map(([network, href]) => ({
        network: network as SocialNetwork,
        href,
        label: t('layout.followOn', { network }),
      }))}
      columns={columns.reverse().map(({ heading, links }) => ({
        title: heading,
        links: links.map(({ title, url }) => ({ title, href: url })),
      }))}
      notes={[
        ...footer.footerContent.map(({ text }) => ({ content: <p>{text}</p> })),
        { content: <p>{t('common.demoNotice')}</p> },
      ]}
      logos={footer.footerLogos.flatMap(({ title, imageURL }) =>
        imageURL ? [{ src: imageURL, alt: title }] : [],
      )}
      legal={(legal?.links ?? []).map(({ title, url }) => ({ title, href: url }))}
      legalEnd={<ConsentButton label={t('consent.open')} />}
      copyright={t('layout.copyright', { year: String(new Date().getFullYear()) })}
      paymentsLabel={t('layout.payments')}
      payments={footer.cardPaymentTypes.map((name) => ({
        src: `/svg/payment-types/${name.toLowerCase()}.svg`,
        alt: name,
      }))}
    />
  )
}
