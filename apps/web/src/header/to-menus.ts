import type { MenuItem } from '@kindred/contracts/content'
import type { MegaMenuItem, MenuLink } from '@kindred/ui/mega-menu/mega-menu'
import type { MobileNavigationItem } from '@kindred/ui/mobile-navigation/mobile-navigation.island'

const toLink = (item: MenuItem): MenuLink => ({
  title: item.title,
  href: item.url,
  ...(item.text ? { text: item.text } : {}),
  current: item.isActive,
  lang: item.otherLanguage,
  textLang: item.otherTextLanguage,
})

/** LAY-03: what has links of its own heads a column; the others share the first one. */
export function toColumns({ children }: MenuItem): NonNullable<MegaMenuItem['columns']> {
  const loose = children.filter((child) => child.children.length === 0)
  const heads = children.filter((child) => child.children.length > 0)
  return [
    ...(loose.length ? [{ links: loose.map(toLink) }] : []),
    ...heads.map((head) => ({
      title: head.title,
      lang: head.otherLanguage,
      links: head.children.map(toLink),
    })),
  ]
}

/** An entry without a page of its own leads to the first below it, and has no overview. */
export const hasOwnPage = ({ url, children }: MenuItem) => children[0]?.url !== url

/** LAY-04: the same entries on two levels; columns become groups. */
export function toMobileItem(item: MenuItem, overview: string): MobileNavigationItem {
  const groups = toColumns(item).map(({ links, ...head }) => ({
    ...head,
    links: links.map(({ text, textLang, ...link }) => link),
  }))
  return {
    title: item.title,
    href: item.url,
    current: item.isActive,
    lang: item.otherLanguage,
    ...(groups.length ? { groups } : {}),
    ...(groups.length && hasOwnPage(item) ? { overview } : {}),
  }
}
