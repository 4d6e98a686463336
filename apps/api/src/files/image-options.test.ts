import { describe, expect, it } from 'vitest'
import { parseImageOptions } from './image-options.ts'

const read = (text: string) => {
  const result = parseImageOptions(text)
  return result.ok ? result.value : result.error.code
}

describe('image options', () => {
  it('BLK-34 BLK-35 serves the widths of the list alone', () => {
    expect(read('width=640')).toEqual({ width: 640, height: null, fit: 'inside', quality: 75 })
    for (const width of ['641', '0', '-1', '1e9', 'NaN', '', '99999'])
      expect(read(`width=${width}`)).toBe('invalid-image-options')
  })

  it('BLK-29 crops to the presets and the same proportion in smaller widths', () => {
    expect(read('width=1600,height=900,fit=cover')).toMatchObject({ height: 900, fit: 'cover' })
    expect(read('width=640,height=360')).toMatchObject({ height: 360 })
    expect(read('width=200,height=200')).toMatchObject({ width: 200 })
    expect(read('width=640,height=361')).toBe('invalid-image-options')
  })

  it('refuses what it does not know', () => {
    for (const text of ['width=640,blur=9', 'fit=cover', 'width=640,fit=fill', 'width=640,quality=1'])
      expect(read(text)).toBe('invalid-image-options')
  })
})
