import type { ElementType, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { MenuManners } from './menu-manners.island.tsx'

export interface MenuLink {
  title: string
  href: string
  /** One line under the link. */
  text?: string
  current?: boolean
  /** Language of the title, where it is another than the page’s. */
  lang?: string | undefined
  /** Of the line, alike. */
  textLang?: string | undefined
}

export interface MenuBlock {
  title: string
  text?: string
  linkText: string
  href: string
  /** For the eye: what it leads to is said beside it. */
  image?: ReactNode
  /** Language of title and text, where it is another than the page’s. */
  lang?: string | undefined
  /** Of the link, alike. */
  linkLang?: string | undefined
}

export interface MenuColumn {
  title?: string
  lang?: string | undefined
  links: MenuLink[]
}

export interface MegaMenuItem extends MenuLink {
  /** At most three columns, or two beside a block (LAY-03). Without columns the item is a plain link. */
  columns?: MenuColumn[]
  /** What stands beside the columns. */
  blocks?: MenuBlock[]
  /** The link to the item's own page, first in its panel: “All about choosing”. */
  overview?: string
}

export interface MegaMenuProps {
  label: string
  items: MegaMenuItem[]
  as?: ElementType
}

/**
 * The main navigation: a disclosure for each panel, as the W3C describes them for menus of links. They are native, so they
 * open without scripts; one at a time.
 */
export function MegaMenu({ label, items, as: Tag = 'a' }: MegaMenuProps) {
  return (
    <nav className="k-mega-menu" aria-label={label}>
      <MenuManners>
        <ul>
          {items.map((item) => (
            <li key={item.title}>
              {item.columns?.length ? <Panel item={item} as={Tag} /> : <TopLink item={item} as={Tag} />}
            </li>
          ))}
        </ul>
      </MenuManners>
    </nav>
  )
}

type PartProps = { item: MegaMenuItem; as: ElementType }

function TopLink({ item, as: Tag }: PartProps) {
  return (
    <Tag
      href={item.href}
      className="k-mega-menu__top"
      aria-current={item.current ? 'page' : undefined}
      lang={item.lang}
    >
      {item.title}
    </Tag>
  )
}

function Panel({ item, as: Tag }: PartProps) {
  const { title, lang, href, overview, blocks = [] } = item
  const columns = (item.columns ?? []).slice(0, blocks.length > 0 ? 2 : 3)
  return (
    <details name="main-menu" data-current={item.current || undefined}>
      <summary className="k-mega-menu__top" lang={lang}>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className="k-mega-menu__panel">
        <div className="k-wrap k-mega-menu__inside" data-columns={columns.length}>
          {overview && (
            <p className="k-mega-menu__overview">
              <Tag href={href}>{overview}</Tag>
            </p>
          )}
          {columns.map((column) => (
            <Column key={column.title ?? ''} {...column} as={Tag} />
          ))}
          {blocks.map((block) => (
            <Block key={block.title} block={block} as={Tag} />
          ))}
        </div>
      </div>
    </details>
  )
}

function Column({ title, lang, links, as: Tag }: MenuColumn & { as: ElementType }) {
  return (
    <div className="k-mega-menu__column">
      {title && (
        <p className="k-mega-menu__title" lang={lang}>
          {title}
        </p>
      )}
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Tag href={link.href} aria-current={link.current ? 'page' : undefined}>
              <span className="k-mega-menu__name" lang={link.lang}>
                {link.title}
              </span>
              {link.text && (
                <span className="k-mega-menu__line" lang={link.textLang}>
                  {link.text}
                </span>
              )}
            </Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Block({ block, as: Tag }: { block: MenuBlock; as: ElementType }) {
  return (
    <div className="k-mega-menu__block" lang={block.lang}>
      {block.image && (
        <div className="k-mega-menu__picture" aria-hidden="true">
          {block.image}
        </div>
      )}
      <p className="k-mega-menu__headline">{block.title}</p>
      {block.text && <p>{block.text}</p>}
      <Tag href={block.href} className="k-mega-menu__more" lang={block.linkLang}>
        {block.linkText}
        <Icon name="arrow-right" />
      </Tag>
    </div>
  )
}
