import { expect, it } from 'vitest'
import { checkBlockTarget, checkColumns, checkMenuAddress, checkMenuTitle } from './check-menu.ts'

const check = (rule: (value: never, options: never) => unknown, value: unknown, siblingData: object) =>
  rule(value as never, { siblingData, req: { t: (key: string) => key, payload: { config: {} } } } as never)
const head = { title: 'Donors', links: [{}] }

it('LAY-03 lets staff make three columns, two beside a block; loose entries share one', () => {
  expect(check(checkColumns, [head, head, head], {})).toBe(true)
  expect(check(checkColumns, [head, head, {}, {}], { blocks: [] })).toBe(true)
  expect(check(checkColumns, [head, head, head, {}], {})).toMatch(/make 4 columns/)
  expect(check(checkColumns, [head, head], { blocks: [{}] })).toBe(true)
  expect(check(checkColumns, [head, head, {}], { blocks: [{}] })).toMatch(/room for 2/)
})

it('LAY-15 takes an address of this site or a safe one elsewhere, and never beside a page', () => {
  for (const url of [
    '/{locale}/{shop}/{visitorType}/prices/',
    'https://a.example/b',
    'mailto:a@b.example',
    '',
  ])
    expect(check(checkMenuAddress, url, {})).toBe(true)
  for (const url of ['javascript:alert(1)', '//evil.example', 'http://a.example', 'prices', 'https://a b'])
    expect(check(checkMenuAddress, url, {})).toMatch(/A path of this site/)
  expect(check(checkMenuAddress, '/prices/', { page: 'x' })).toMatch(/one of the two/)
})

it('LAY-15 asks for a title where no page brings one, and for a place a block leads to', () => {
  expect(check(checkMenuTitle, '', {})).toMatch(/needs a title/)
  expect(check(checkMenuTitle, '', { page: 'x' })).toBe(true)
  expect(check(checkBlockTarget, '', {})).toMatch(/leads to/)
  expect(check(checkBlockTarget, '', { page: 'x' })).toBe(true)
  expect(check(checkBlockTarget, 'javascript:x', {})).toMatch(/A path of this site/)
})
