import type { MenuItem } from '@kindred/contracts/content'
import { expect, it } from 'vitest'
import { toMenuItems } from './to-menu-items.ts'

const item = (title: string, isActive = false, children: MenuItem[] = []): MenuItem => ({
  id: title,
  title,
  url: `/${title}/`,
  children,
  isActive,
  isB2B: false,
  megaMenuBlocks: [],
  text: '',
  pageGuid: null,
  nameInUrl: title,
})

it('PAGE-09 PAGE-10 marks the visitor’s page and opens only the branch it stands in', () => {
  const menu = [
    item('root'),
    item('straws', true, [item('mot', true), item('types')]),
    item('tank', false, [item('return')]),
  ]
  const [root, straws, tank] = toMenuItems(menu, '/mot/')
  expect(root?.current).toBe(false)
  expect(straws?.children?.map(({ title, current }) => [title, current])).toEqual([
    ['mot', true],
    ['types', false],
  ])
  expect(tank?.children).toEqual([])
})
