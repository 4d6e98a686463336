import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkSelection } from './check-selection.ts'
import { minFileSize } from './upload-rules.ts'

const limits = { fileSizeLimit: 10 * 1_048_576 }
const check = (...files: [name: string, size?: number][]) => {
  const result = checkSelection(
    files.map(([name, size = 6000]) => ({ name, size })),
    limits,
  )
  return result.ok ? 'fine' : result.error.message
}

describe('selection of files', () => {
  it('UPL-02 accepts the nine extensions, whatever the case', () => {
    for (const extension of ['png', 'jpg', 'jpeg', 'pdf', 'bmp', 'gif', 'heic', 'heif', 'jp2'])
      for (const name of [`a.${extension}`, `a.${extension.toUpperCase()}`])
        expect(check([name]), name).toBe('fine')
  })

  it('UPL-03 refuses every other with the words of the specification', () => {
    for (const name of ['a.svg', 'a.html', 'a.docx', 'a.png.exe', 'png', 'a', 'a.webp', 'a.zip'])
      expect(check([name]), name).toBe(
        'Filetype must be one of the following extensions .pdf, .jpg, .jpeg, png.',
      )
  })

  it('UPL-04 refuses names that are no names', () => {
    for (const name of [
      'a..png',
      '.png',
      '_vti_a.png',
      '_VTI_a.png',
      'a/b.png',
      'a\\b.png',
      'a:b.png',
      'a%20b.png',
      'a\u0000.png',
      'a\n.png',
      "a'.png",
      '../a.png',
      'a\u202e.png',
    ])
      expect(check([name]), JSON.stringify(name)).toBe('The name of the file is invalid.')
    // Ending with a dot leaves no extension, so the first rule speaks.
    expect(check(['a.png.'])).toMatch(/^Filetype/)
  })

  it('UPL-04 allows letters of every script, digits, hyphen, tab, space, underscore and dot', () => {
    for (const name of [
      'Blood-test_1 2\t3.v2.pdf',
      'blodprøve.pdf',
      'Blutgefäß.pdf',
      '化验单.jpg',
      '検査.png',
      'εξέταση.pdf',
      'cafe\u0301.pdf',
    ])
      expect(check([name]), name).toBe('fine')
  })

  it('UPL-05 asks for 5 KB of each file, exactly 5120 bytes included', () => {
    expect(check(['a.png', 5119])).toBe('File size must be at least 5 KB.')
    expect(check(['a.png', 5120])).toBe('fine')
    expect(check(['a.png', 0])).toBe('File size must be at least 5 KB.')
    expect(check(['a.png'], ['b.png', 10])).toBe('File size must be at least 5 KB.')
  })

  it('UPL-06 sums up the sizes and names the limit in MB', () => {
    expect(check(['a.png', 10_485_760])).toBe('fine')
    expect(check(['a.png', 10_485_761])).toBe('File sizes exceed limit of 10 MB.')
    expect(check(['a.png', 6_000_000], ['b.png', 6_000_000])).toBe('File sizes exceed limit of 10 MB.')
    expect(checkSelection([{ name: 'a.png', size: 2_000_000 }], { fileSizeLimit: 1_572_864 })).toMatchObject({
      error: { code: 'files-too-large', message: 'File sizes exceed limit of 1.5 MB.', data: { limit: 1.5 } },
    })
  })

  it('UPL-06 lets the running total decide which size message comes first', () => {
    expect(check(['a.png', 11_000_000], ['b.png', 1])).toBe('File sizes exceed limit of 10 MB.')
    expect(check(['b.png', 1], ['a.png', 11_000_000])).toBe('File size must be at least 5 KB.')
  })

  it('UPL-01 answers any selection with the files or with one of the messages', () => {
    const file = fc.record({ name: fc.string({ unit: 'binary' }), size: fc.nat(20_000_000) })
    fc.assert(
      fc.property(fc.array(file), (files) => {
        const result = checkSelection(files, limits)
        if (result.ok) expect(files.every(({ size }) => size >= minFileSize)).toBe(true)
        else expect(result.error.message).toMatch(/^(File|The name)/)
      }),
    )
    expect(checkSelection([], limits)).toEqual({ ok: true, value: [] })
  })
})
