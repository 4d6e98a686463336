import type { MenuItem } from '@kindred/contracts/content'
import type { SideMenuItem } from '@kindred/ui/side-menu/side-menu'

/** The left menu as it is drawn: what hangs below an entry shows only on the way to the visitor’s page. */
export function toMenuItems(items: readonly MenuItem[], path: string): SideMenuItem[] {
  return items.map(({ title, url, isActive, children, otherLanguage }) => ({
    title,
    lang: otherLanguage,
    href: url,
    current: url === path,
    children: isActive ? toMenuItems(children, path) : [],
  }))
}
