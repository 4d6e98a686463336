import { expect, it } from 'vitest'
import { readRedirect } from './read-redirect.ts'

it('FORM-25 goes to the lowercased address', () => {
  expect(readRedirect('/en-gb/DK-shop/private/Thanks/')).toBe('/en-gb/dk-shop/private/thanks/')
  expect(readRedirect('HTTPS://Example.test/Thanks')).toBe('https://example.test/thanks')
})

it('FORM-25 goes nowhere when none is set or it would lead astray', () => {
  for (const url of [
    null,
    '',
    ' ',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://plain.test/',
    'https://name@evil.test/',
    'thanks',
  ])
    expect(readRedirect(url), String(url)).toBeNull()
})
