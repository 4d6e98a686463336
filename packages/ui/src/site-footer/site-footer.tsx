import type { SocialNetwork } from '@kindred/domain/vocabulary'
import type { ElementType, ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { SocialIcon } from './social-icon.tsx'
import { splitLinks } from './split-links.tsx'

/** The language of words, where it is another than the page’s. */
type Lang = string | undefined

export interface FooterLink {
  title: string
  href: string
  lang?: Lang
}

export interface SiteFooterProps {
  logo: ReactNode
  /** Shop name, address, country: what each is stands beside it for who hears it, and is plain to the eye. */
  shop: { term: string; value: ReactNode }[]
  contacts: { term: string; value: ReactNode; lang?: Lang }[]
  socialLabel?: string
  social?: { network: SocialNetwork; href: string; label: string }[]
  columns: { title: string; lang?: Lang; links: FooterLink[] }[]
  /** Licences, oversight, and whatever editors add. */
  notes?: { title?: string; content: ReactNode; lang?: Lang }[]
  logos?: { src: string; alt: string; lang?: Lang }[]
  legal: FooterLink[]
  /** At the end of the legal links, such as the way to the consent dialog. */
  legalEnd?: ReactNode
  copyright: string
  paymentsLabel?: string
  payments?: { src: string; alt: string }[]
  as?: ElementType
}

export function SiteFooter(props: SiteFooterProps) {
  const { logo, shop, contacts, columns, notes = [], logos = [], legal, copyright, as: Tag = 'a' } = props
  const [first, second] = splitLinks(columns.flatMap((column) => column.links))
  return (
    <footer className="k-site-footer" id="site-footer">
      <div className="k-wrap">
        <div className="k-site-footer__grid">
          <div>
            {logo}
            <dl className="k-site-footer__contacts">
              {shop.map(({ term, value }) => (
                <div key={term} className="k-site-footer__shop">
                  <dt>
                    <VisuallyHidden>{term}</VisuallyHidden>
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
              {contacts.map(({ term, value, lang }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd lang={lang}>{value}</dd>
                </div>
              ))}
            </dl>
            <Social label={props.socialLabel} links={props.social ?? []} />
          </div>
          {columns.map(({ title, lang, links }) => (
            <div key={title} className="k-site-footer__column">
              <h2 lang={lang}>{title}</h2>
              <LinkList links={links} as={Tag} />
            </div>
          ))}
          <div className="k-site-footer__halves">
            <LinkList links={first} as={Tag} />
            <LinkList links={second} as={Tag} />
          </div>
          <div className="k-site-footer__notes">
            {notes.map(({ title, content, lang }, index) => (
              <div key={title ?? index} lang={lang}>
                {title && <h2>{title}</h2>}
                {content}
              </div>
            ))}
            {logos.length > 0 && (
              <div className="k-site-footer__logos">
                {logos.map(({ src, alt, lang }) => (
                  <img key={src} src={src} alt={alt} lang={lang} loading="lazy" />
                ))}
              </div>
            )}
          </div>
        </div>
        <div className="k-site-footer__end">
          <ul className="k-site-footer__legal">
            <li>{copyright}</li>
            {legal.map(({ title, href, lang }) => (
              <li key={href}>
                <Tag href={href} lang={lang}>
                  {title}
                </Tag>
              </li>
            ))}
            {props.legalEnd && <li>{props.legalEnd}</li>}
          </ul>
          <Payments label={props.paymentsLabel} images={props.payments ?? []} />
        </div>
      </div>
    </footer>
  )
}

function LinkList({ links, as: Tag }: { links: FooterLink[]; as: ElementType }) {
  return (
    <ul>
      {links.map(({ title, href, lang }) => (
        <li key={href}>
          <Tag href={href} lang={lang}>
            {title}
          </Tag>
        </li>
      ))}
    </ul>
  )
}

function Social({
  label,
  links,
}: {
  label?: string
  links: { network: SocialNetwork; href: string; label: string }[]
}) {
  if (links.length === 0) return null
  return (
    <>
      {label && <p className="k-site-footer__social-label">{label}</p>}
      <ul className="k-site-footer__social">
        {links.map((link) => (
          <li key={link.network}>
            <a href={link.href} aria-label={link.label} title={link.label} rel="noopener noreferrer">
              <SocialIcon network={link.network} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Payments({ label, images }: { label?: string; images: { src: string; alt: string }[] }) {
  if (images.length === 0) return null
  return (
    <ul className="k-site-footer__payments" aria-label={label}>
      {images.map(({ src, alt }) => (
        <li key={src}>
          <img src={src} alt={alt} width={32} height={20} loading="lazy" />
        </li>
      ))}
    </ul>
  )
}
