import { describe, expect, it } from 'vitest'
import { parseImageOptions } from './image-options.ts'

const read = (text: string) => {
  const result = parseImageOptions(text)
  return result.ok ? result.value : result.error.code
}

describe('image options', () => {
  it('BLK-34 BLK-35 serves the widths of the list alone', () => {
    expect(read('width=640')).toEqual({
      width: 640,
      height: null,
      fit: 'inside',
      quality: 75,
      gravity: { x: 0.5, y: 0.5 },
    })
    for (const width of ['641', '0', '-1', '1e9', 'NaN', '', '99999', '0640', ' 640', '640.0'])
      expect(read(`width=${width}`), width).toBe('invalid-image-options')
  })

  it('BLK-29 BLK-31 BLK-32 BLK-33 crops to the presets and the same proportion in other widths', () => {
    expect(read('width=1600,height=900,fit=cover')).toMatchObject({ height: 900, fit: 'cover' })
    expect(read('width=640,height=360')).toMatchObject({ height: 360 })
    expect(read('width=200,height=200')).toMatchObject({ width: 200 })
    expect(read('width=384,height=384')).toMatchObject({ width: 384 })
    expect(read('width=1600,height=533')).toMatchObject({ height: 533 })
    expect(read('width=800,height=450')).toMatchObject({ height: 450 })
    expect(read('width=640,height=361')).toBe('invalid-image-options')
  })

  it('keeps a focal point in tenths in sight', () => {
    expect(read('width=640,height=360,gravity=0.2x1')).toMatchObject({ gravity: { x: 0.2, y: 1 } })
    for (const gravity of ['0.25x1', '2x2', '-1x0', 'auto', ''])
      expect(read(`width=640,height=360,gravity=${gravity}`), gravity).toBe('invalid-image-options')
  })

  it('BLK-37 refuses what it does not know or is told twice', () => {
    for (const text of [
      'width=640,blur=9',
      'fit=cover',
      'width=640,fit=fill',
      'width=640,fit=__proto__',
      'width=640,quality=1',
      'width=640,width=750',
      'width=640,format=png',
      'width=640,',
      '',
    ])
      expect(read(text), text).toBe('invalid-image-options')
  })
})
