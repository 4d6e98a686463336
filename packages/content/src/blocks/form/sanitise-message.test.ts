import { expect, it } from 'vitest'
import { sanitiseMessage } from './sanitise-message.ts'

it('FORM-25 keeps words, links and lists of a success message and drops what runs', () => {
  expect(sanitiseMessage('<p>Thank <strong>you</strong>. <a href="/en-gb/">Home</a></p>')).toBe(
    '<p>Thank <strong>you</strong>. <a href="/en-gb/">Home</a></p>',
  )
  for (const html of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)" style="position:fixed">Hi</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.test">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe src="https://evil.test"></iframe>',
    '<form action="https://evil.test"><input name="x"></form>',
    '<p>\u0000<scr<script>ipt>alert(1)</script>',
  ])
    expect(sanitiseMessage(html), html).not.toMatch(
      /<script|onerror|onclick|style=|javascript:|evil\.test|<svg|<iframe|<form|<input/i,
    )
})
