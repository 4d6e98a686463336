import { describe, expect, it } from 'vitest'
import { imageAddress, imageSource } from './image-address.ts'
import { imagePresets, imageWidths } from './image-sizes.ts'

const tide = { imageURL: '/media/tide.webp?v=1', width: 2100, height: 900 }
const widthsOf = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))

describe('addresses of pictures', () => {
  it('BLK-37 puts width, height and fit before the path', () => {
    expect(imageAddress(tide, 640, 'wide')).toBe(
      '/cdn-cgi/image/width=640,height=360,fit=cover/media/tide.webp?v=1',
    )
    expect(imageAddress(tide, 640)).toBe('/cdn-cgi/image/width=640/media/tide.webp?v=1')
  })

  it('BLK-34 BLK-35 names only widths of the optimiser, and none beyond what there is to see', () => {
    for (const preset of Object.keys(imagePresets) as (keyof typeof imagePresets)[]) {
      const widths = widthsOf(imageSource(tide, preset).srcSet)
      expect(widths.every((width) => imageWidths.includes(width))).toBe(true)
      expect(Math.max(...widths)).toBeLessThanOrEqual(imagePresets[preset].width * 2)
    }
    expect(Math.max(...widthsOf(imageSource(tide).srcSet))).toBe(2048)
    expect(widthsOf(imageSource({ imageURL: '/media/small.png', width: 20, height: 20 }).srcSet)).toEqual([
      32,
    ])
  })

  it('BLK-29 BLK-30 BLK-31 BLK-32 BLK-33 gives a picture the size of its preset', () => {
    const size = (preset: keyof typeof imagePresets) => {
      const { width, height } = imageSource(tide, preset)
      return `${width}x${height}`
    }
    expect(
      ['wide', 'panorama', 'square', 'heroVideo', 'hero', 'blog'].map((name) => size(name as 'wide')),
    ).toEqual(['1600x900', '2100x900', '200x200', '1920x1080', '1600x533', '800x450'])
    expect(imageSource(tide).src).toContain('width=1600')
  })

  it('names the focal point in tenths, except the middle', () => {
    expect(imageAddress({ ...tide, focalX: 24, focalY: 88 }, 640, 'wide')).toContain(',gravity=0.2x0.9/')
    expect(imageAddress({ ...tide, focalX: 52, focalY: 48 }, 640, 'wide')).not.toContain('gravity')
  })

  it('leaves drawings and addresses of others alone', () => {
    for (const imageURL of ['/media/portraits/K1.svg', 'https://elsewhere.test/x.png', '/x.png'])
      expect(imageSource({ imageURL }, 'wide')).toEqual({ src: imageURL, width: 1600, height: 900 })
  })
})
