import { expect, it } from 'vitest'
import { nameDownloadKind } from './name-download-kind.ts'

it('BLK-04 types a download by its extension: audio, video, and document otherwise', () => {
  expect(['a.mp3', 'A.WAV', '/media/a.m4a?download=1'].map(nameDownloadKind)).toEqual([
    'audio',
    'audio',
    'audio',
  ])
  expect(['a.mp4', 'a.WebM'].map(nameDownloadKind)).toEqual(['video', 'video'])
  expect(['a.pdf', 'a', 'a.mp3.pdf', '', 'mp4'].map(nameDownloadKind)).toEqual(Array(5).fill('document'))
})
