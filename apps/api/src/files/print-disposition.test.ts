import fc from 'fast-check'
import { expect, it } from 'vitest'
import { printDisposition } from './print-disposition.ts'

it('DL-05 names a file in every script, and plainly for old readers', () => {
  expect(printDisposition('report.pdf')).toBe(
    `attachment; filename="report.pdf"; filename*=UTF-8''report.pdf`,
  )
  expect(printDisposition('blodprøve é.pdf')).toBe(
    `attachment; filename="blodpr_ve e.pdf"; filename*=UTF-8''blodpr%C3%B8ve%20%C3%A9.pdf`,
  )
  expect(printDisposition('化验单.jpg')).toContain("filename*=UTF-8''%E5%8C%96%E9%AA%8C%E5%8D%95.jpg")
})

it('DL-05 names a file of accents alone, and one that is cut in the middle of a sign', () => {
  expect(printDisposition('\u0301')).toBe(`attachment; filename="file"; filename*=UTF-8''%CC%81`)
  const long = 'a'.repeat(199)
  expect(printDisposition(`${long}🧬.pdf`)).toBe(`attachment; filename="${long}_"; filename*=UTF-8''${long}_`)
})

it('DL-05 lets no name out of the header', () => {
  expect(printDisposition('a"; x="b\r\nset-cookie: a=b.pdf')).toBe(
    `attachment; filename="a_; x=_b__set-cookie: a=b.pdf"; filename*=UTF-8''a%22%3B%20x%3D%22b__set-cookie%3A%20a%3Db.pdf`,
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(printDisposition(name)).toMatch(
        /^attachment; filename="[^"\\%\r\n\x80-\uffff]+"; filename\*=UTF-8''[\w.!~%-]+$/,
      )
    }),
  )
})
