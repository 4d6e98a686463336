import { expect, it } from 'vitest'
import { classifyLookup, isBarePath } from './look-up.ts'

it('RTE-11 reads a missing path as the home page', () => {
  for (const path of [undefined, null, '/', '/?a=1', '/#top'])
    expect([path, classifyLookup(path)]).toEqual([path, 'home'])
})

it('RTE-14 finds nothing at an empty path', () => {
  for (const path of ['', '?a=1', '#top']) expect([path, classifyLookup(path)]).toEqual([path, 'notFound'])
})

it.each(['/signin-callback', '/signout-callback', '/silent-renew'])('RTE-12 never looks up %s', (path) => {
  for (const asked of [path, `${path}/`, `${path}/more`, `${path}?code=1`, path.toUpperCase(), `/${path}`])
    expect([asked, classifyLookup(asked)]).toEqual([asked, 'notFound'])
  for (const page of [`${path}s`, `/en-gb${path}/`, `/en-gb/dk-shop/private${path}/`])
    expect([page, classifyLookup(page)]).toEqual([page, 'lookUp'])
})

it('RTE-13 never looks up anything under /_next', () => {
  for (const path of ['/_next', '/_next/', '/_next/static/a.js', '/_next/image?url=x'])
    expect([path, classifyLookup(path)]).toEqual([path, 'notFound'])
  expect(classifyLookup('/_nextdoor/')).toBe('lookUp')
})

it('RTE-31 looks up everything else', () => {
  for (const path of [
    '/en-gb/dk-shop/private/',
    '/da-dk/',
    '/en-gb/account/x/',
    '/old-campaign/',
    'no-slash',
  ])
    expect([path, classifyLookup(path)]).toEqual([path, 'lookUp'])
})

it('RTE-15 shows a path that contains signout-callback without the layout', () => {
  for (const path of ['/signout-callback', '/en-gb/signout-callback/', '/a/SIGNOUT-CALLBACK-x/?y=1'])
    expect([path, isBarePath(path)]).toEqual([path, true])
  for (const path of ['/signin-callback', '/en-gb/?from=signout-callback', '/sign-out/'])
    expect([path, isBarePath(path)]).toEqual([path, false])
})
