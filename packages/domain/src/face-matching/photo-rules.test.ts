import { expect, it } from 'vitest'
import { checkFaceConsent, faceConsentVersion } from './face-consent.ts'
import { checkPhotoBytes, checkPhotoSize, mostPhotoBytes } from './photo-rules.ts'

const text = (value: string) => new TextEncoder().encode(value)
const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'ok' : result.error?.code)

it.each([
  ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0), 'ok'],
  ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82), 'ok'],
  ['a WebP', text('RIFF....WEBPVP8 '), 'ok'],
  ['what an iPhone keeps', Uint8Array.of(0, 0, 0, 24, ...text('ftypheic')), 'heic-photo'],
  ['a text', text('Dear Kindred, this is me.'), 'not-a-photo'],
  ['a page that calls itself a photo', text('<html><body>GIF89a'), 'not-a-photo'],
  ['a vector drawing', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not-a-photo'],
  ['a paper', text('%PDF-1.7'), 'not-a-photo'],
  ['nothing', new Uint8Array(0), 'not-a-photo'],
])('FACE-06 tells %s by its bytes', (_, bytes, code) => expect(codeOf(checkPhotoBytes(bytes))).toBe(code))

it('FACE-06 refuses what is too large to send, to unpack, or too small to see', () => {
  expect(codeOf(checkPhotoBytes(new Uint8Array(mostPhotoBytes + 1)))).toBe('too-large')
  expect(codeOf(checkPhotoSize(30_000, 30_000))).toBe('too-large')
  expect(codeOf(checkPhotoSize(255, 4000))).toBe('too-small')
  expect(codeOf(checkPhotoSize(256, 256))).toBe('ok')
})

it('FACE-06 asks for consent to today’s words before anything of a photo is read', () => {
  expect(codeOf(checkFaceConsent(undefined))).toBe('consent-required')
  expect(codeOf(checkFaceConsent({ given: false, version: faceConsentVersion }))).toBe('consent-required')
  expect(codeOf(checkFaceConsent({ given: true, version: 'face-matching/0' }))).toBe('consent-outdated')
  expect(codeOf(checkFaceConsent({ given: true, version: faceConsentVersion }))).toBe('ok')
})
