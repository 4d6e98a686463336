import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const source = new URL('../', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, source), 'utf8')
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
)

/** Values of custom properties outside of any media query. */
const readTokens = (css: string) =>
  new Map([...css.matchAll(/^ {2}--([\w-]+): ([^;]+);/gm)].map(([, name, value]) => [name, value]))

it('CONST-01 names the breakpoints 768, 992, 1024 and 1600, and no other', () => {
  const breakpoints = [...readTokens(read('foundation/theme.css'))].filter(([name]) =>
    name?.startsWith('breakpoint-'),
  )
  expect(breakpoints).toEqual([
    ['breakpoint-tablet', '768px'],
    ['breakpoint-desktop', '992px'],
    ['breakpoint-horizontal', '1024px'],
    ['breakpoint-large', '1600px'],
  ])
})

it('CONST-01 changes the layout of the page at these widths alone', () => {
  const widths = ['foundation/tokens.css', 'foundation/layout.css', 'site-footer/site-footer.css'].flatMap(
    (name) =>
      [...read(name).matchAll(/@media \((min|max)-width: (\d+)px\)/g)].map(
        ([, bound, width]) => Number(width) + (bound === 'max' ? 1 : 0),
      ),
  )
  expect([...new Set(widths)].sort((a, b) => a - b)).toEqual([768, 992, 1024, 1600])
})

it('CONST-02 moves in 80, 150 and 300 ms, and everything that moves takes one of them', () => {
  const tokens = readTokens(read('foundation/tokens.css'))
  expect(['fast', 'mid', 'slow'].map((name) => tokens.get(name))).toEqual(['80ms', '150ms', '300ms'])
  const transitions = sheets.flatMap((name) =>
    [...read(name).matchAll(/^\s*transition:([^;]+);/gm)].map(([, value]) => `${name}: ${value?.trim()}`),
  )
  expect(transitions.length).toBeGreaterThan(5)
  expect(transitions.filter((one) => !/var\(--(fast|mid|slow)\)|none/.test(one))).toEqual([])
})

it('CONST-03 scrolls to a place 200 px below the top unless it says otherwise', () => {
  expect(readTokens(read('foundation/tokens.css')).get('scroll-offset')).toBe('200px')
  expect(read('foundation/base.css')).toMatch(/html \{[^}]*scroll-padding-top: var\(--scroll-offset\);/)
})
