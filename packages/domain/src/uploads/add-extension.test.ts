import { expect, it } from 'vitest'
import { addExtension } from './add-extension.ts'

it('DL-06 adds the extension of the six types where it is missing', () => {
  const types = {
    'image/jpeg': 'jpg',
    'image/gif': 'gif',
    'image/png': 'png',
    'audio/mpeg': 'mp3',
    'application/pdf': 'pdf',
    'video/mp4': 'mp4',
  }
  for (const [type, extension] of Object.entries(types)) {
    expect(addExtension('file', type)).toBe(`file.${extension}`)
    expect(addExtension(`file.${extension}`, type)).toBe(`file.${extension}`)
    expect(addExtension(`FILE.${extension.toUpperCase()}`, `${type}; charset=binary`)).toBe(
      `FILE.${extension.toUpperCase()}`,
    )
  }
})

it('DL-06 knows both spellings of jpg, and leaves other types and odd names alone', () => {
  expect(addExtension('photo.jpeg', 'image/jpeg')).toBe('photo.jpeg')
  expect(addExtension('report.docx', 'application/vnd.x')).toBe('report.docx')
  expect(addExtension('file', 'constructor')).toBe('file')
  expect(addExtension('v1.2', 'application/pdf')).toBe('v1.2.pdf')
})
