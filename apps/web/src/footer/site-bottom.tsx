import { RichText } from '@kindred/content/blocks/rich-text/rich-text.tsx'
import type { Navigation } from '@kindred/contracts/content'
import type { SocialNetwork } from '@kindred/domain/vocabulary'
import { Logo } from '@kindred/ui/logo/logo'
import { SiteFooter } from '@kindred/ui/site-footer/site-footer'
import { ConsentButton } from '../consent/consent-button.island.tsx'
import { paymentIcon } from '../payment-icons/payment-icon.ts'
import { getTexts } from '../texts/get-texts.ts'

type SiteBottomProps = { locale: string; home: string; navigation: Navigation }

/** The footer with every field the shop keeps and what editors put below it (LAY-18 to LAY-25). */
export async function SiteBottom({ locale, home, navigation }: SiteBottomProps) {
  const { t } = await getTexts(locale)
  const { footer } = navigation
  const [legal, ...columns] = [...footer.footerLinks].reverse()
  const { shopEmail, shopPhone } = footer
  return (
    <SiteFooter
      logo={<Logo name={t('common.siteName')} href={home} on="deep" />}
      shop={[
        { term: footer.shopNameLabel, value: footer.shopName },
        {
          term: footer.shopAddressLabel,
          // The call gives HTML whose words are escaped (LAY-20).
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the content call from escaped lines
          value: <span dangerouslySetInnerHTML={{ __html: footer.shopAddress }} />,
        },
        { term: footer.shopCountryLabel, value: footer.shopCountry },
      ]}
      contacts={[
        {
          term: footer.shopPhoneLabel,
          value: <a href={`tel:${shopPhone.replaceAll(' ', '')}`}>{shopPhone}</a>,
        },
        { term: footer.shopEmailLabel, value: <a href={`mailto:${shopEmail}`}>{shopEmail}</a> },
        { term: t('layout.open'), value: footer.openingHours, lang: footer.otherLanguage },
      ]}
      socialLabel={footer.socialMediaLabel}
      social={Object.entries(footer.socialLinks).map(([network, href]) => ({
        network: network as SocialNetwork,
        href,
        label: t('layout.followOn', { network }),
      }))}
      columns={columns.reverse().map(({ heading, otherLanguage, links }) => ({
        title: heading,
        lang: otherLanguage,
        links: links.map(toLink),
      }))}
      notes={[
        ...footer.footerContent.map(({ title, text, otherLanguage }) => ({
          title,
          lang: otherLanguage,
          content: <RichText content={text as Parameters<typeof RichText>[0]['content']} />,
        })),
        { content: <p>{t('common.demoNotice')}</p> },
      ]}
      logos={footer.footerLogos.flatMap(({ title, imageURL, otherLanguage }) =>
        imageURL ? [{ src: imageURL, alt: title, lang: otherLanguage }] : [],
      )}
      legal={(legal?.links ?? []).map(toLink)}
      legalEnd={<ConsentButton label={t('consent.open')} />}
      copyright={t('layout.copyright', { year: String(new Date().getFullYear()) })}
      paymentsLabel={t('layout.payments')}
      payments={footer.cardPaymentTypes.map((name) => ({
        src: paymentIcon(name),
        alt: name,
      }))}
    />
  )
}

const toLink = (link: Navigation['footer']['footerLinks'][number]['links'][number]) => ({
  title: link.title,
  href: link.url,
  lang: link.otherLanguage,
})
