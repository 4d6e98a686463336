// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { findLeaving } from './find-leaving.ts'

const here = { href: 'https://shop.example/en-gb/dk-shop/private/prices/' }
beforeEach(() => document.body.replaceChildren())

const click = (html: string, init: MouseEventInit = {}, isTaken = false) => {
  document.body.innerHTML = html
  let leaves = false
  const listen = (event: Event) => {
    if (isTaken) event.preventDefault()
    leaves = findLeaving(event, here)
    event.preventDefault()
  }
  document.addEventListener('click', listen, { once: true })
  document
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return leaves
}

it('LAY-10 counts a link to another page of the site as leaving', () => {
  expect(click('<a href="https://shop.example/en-gb/dk-shop/private/law/">Law</a>')).toBe(true)
  expect(click('<a href="https://shop.example/api/auth/signin/">Sign in</a>')).toBe(true)
})

it('LAY-10 counts nothing that stays here: parts of the page, files, new tabs, other sites, what a script took', () => {
  for (const href of [
    `${here.href}#straws`,
    'https://elsewhere.example/',
    'https://shop.example/media/tide.webp',
    'https://shop.example/api/documents/1',
  ])
    expect([href, click(`<a href="${href}">x</a>`)]).toEqual([href, false])
  const law = '<a href="https://shop.example/law/">Law</a>'
  expect(click(law, { ctrlKey: true })).toBe(false)
  expect(click(law, { button: 1 })).toBe(false)
  expect(click(law, {}, true)).toBe(false)
  expect(click('<a href="https://shop.example/law/" target="_blank">Law</a>')).toBe(false)
  expect(click('<a href="https://shop.example/law/" download>Law</a>')).toBe(false)
})
