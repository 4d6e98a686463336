import type { MenuItem } from '@kindred/contracts/content'
import { MegaMenu } from '@kindred/ui/mega-menu/mega-menu'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { toColumns, toMobileItem } from './to-menus.ts'

const item = (title: string, part: Partial<MenuItem> = {}): MenuItem => ({
  id: title,
  title,
  text: '',
  url: `/${title}/`,
  children: [],
  isActive: false,
  isB2B: false,
  megaMenuBlocks: [],
  pageGuid: null,
  nameInUrl: title,
  ...part,
})
const english = { otherLanguage: 'en-GB', otherTextLanguage: 'en-GB' }
const menu = item('Find', {
  children: [item('Donors', { ...english, children: [item('Sperm', { text: 'Straws', ...english })] })],
})

it('I18N-02 names the language of an entry and its line where it is not the page’s', () => {
  const html = renderToStaticMarkup(
    createElement(MegaMenu, {
      label: 'Menu',
      items: [{ title: 'Find', href: '/', columns: toColumns(menu) }],
    }),
  )
  expect(html).toContain('<p class="k-mega-menu__title" lang="en-GB">Donors</p>')
  expect(html).toContain('<span class="k-mega-menu__name" lang="en-GB">Sperm</span>')
  expect(html).toContain('<span class="k-mega-menu__line" lang="en-GB">Straws</span>')
  expect(html).not.toMatch(/<summary[^>]* lang/)
  expect(toMobileItem(menu, '').groups).toMatchObject([
    { title: 'Donors', lang: 'en-GB', links: [{ title: 'Sperm', lang: 'en-GB' }] },
  ])
})
