import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SiteFooter } from './site-footer.tsx'

const links = ['a', 'b', 'c', 'd', 'e'].map((title) => ({ title, href: `/${title}/` }))
const html = renderToStaticMarkup(
  <SiteFooter
    logo="Kindred"
    shop={[{ term: 'Shop', value: 'Kindred Denmark' }]}
    contacts={[{ term: 'Phone', value: <a href="tel:+4570000000">+45 70 00 00 00</a> }]}
    columns={[{ title: 'Choosing', links }]}
    logos={[{ src: '/media/mark.webp', alt: 'Licence' }]}
    legal={[]}
    copyright="©"
    payments={[{ src: '/svg/payment-types/visa.svg', alt: 'Visa' }]}
  />,
)
const css = readFileSync(new URL('./site-footer.css', import.meta.url), 'utf8')
const [wide, narrow] = [
  css.slice(0, css.indexOf('@media (max-width: 767px)')),
  css.slice(css.indexOf('@media (max-width: 767px)')),
]
const sizeOf = (sheet: string, selector: string) => {
  const rule = sheet.slice(sheet.indexOf(`${selector} {`)).split('}', 1)[0] ?? ''
  return Object.fromEntries(
    [...rule.matchAll(/(width|height): ([^;]+);/g)].map(([, name, size]) => [name, size]),
  )
}

it('LAY-19 LAY-26 has columns on wide screens and two halves on narrow ones, the first with the larger half', () => {
  const halves = html.slice(html.indexOf('k-site-footer__halves')).split('</div>', 1)[0] ?? ''
  const [first, second] = halves.split('</ul>')
  expect([first, second].map((half) => half?.match(/<a /g)?.length)).toEqual([3, 2])
  expect(wide).toMatch(/\.k-site-footer__halves \{\s+display: none;/)
  expect(narrow).toMatch(/\.k-site-footer__column \{\s+display: none;/)
  expect(narrow).toMatch(/\.k-site-footer__halves \{\s+display: grid;/)
})

it('LAY-27 shows logos 30 px high on desktop, 45 px on mobile', () => {
  expect(sizeOf(wide, '.k-site-footer__logos img')).toMatchObject({ height: '30px' })
  expect(sizeOf(narrow, '.k-site-footer__logos img')).toMatchObject({ height: '45px' })
})

it('LAY-28 shows cards 32 by 20 px on desktop, 48 by 30 px on mobile', () => {
  expect(sizeOf(wide, '.k-site-footer__payments img')).toMatchObject({ width: '32px', height: '20px' })
  expect(sizeOf(narrow, '.k-site-footer__payments img')).toMatchObject({ width: '48px', height: '30px' })
  expect(html).toContain('alt="Visa"')
})
