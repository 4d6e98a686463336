// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderBlock } from '../story/render-block.tsx'
import { sampleItems, story } from './download.story.tsx'
import { DownloadBlock } from './download.tsx'
import { DownloadLink } from './download-link.island.tsx'
import { downloadSchema } from './schema.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => vi.unstubAllGlobals())

const words = {
  language: 'en-GB',
  t: (key: string, values?: { name?: string }) => `${key} ${values?.name ?? ''}`.trim(),
}
const draw = (rest: object = {}) =>
  renderToStaticMarkup(
    <DownloadBlock
      {...downloadSchema.parse({ blockType: 'download', id: '1', items: sampleItems, ...rest })}
      words={words as never}
    />,
  )

describe('block download', () => {
  it('BLK-04 lists files with title and description, typed as audio, video or document', () => {
    const html = draw({ headline: 'Papers', text: 'To keep.' })
    for (const text of ['Papers', 'To keep.', 'Guide', 'What happens on the day', 'visit.mp4'])
      expect(html).toContain(text)
    expect([...html.matchAll(/data-kind="(\w+)"/g)].map(([, kind]) => kind)).toEqual([
      'document',
      'audio',
      'video',
      'document',
    ])
    expect(html).toContain('<audio')
    expect(html).toContain('<video')
    expect(html).toMatch(/downloads.document · PDF · 469 kB/)
  })

  it('BLK-04 divides them by a line unless the editor leaves it out', () => {
    expect(draw({ divider: true })).toContain('data-divider')
    expect(draw({ divider: false })).not.toContain('data-divider')
  })

  it('BLK-04 leaves out a document that is gone, and shows in its story', () => {
    expect(draw({ items: [{ title: 'Gone', file: null }] })).not.toContain('Gone')
    for (const { block } of story.states) expect(renderBlock(block)).toContain('guide.pdf')
  })

  it('DL-05 is a plain link to the document without scripts; a protected one has an address made first', () => {
    const html = draw()
    expect(html).toContain('href="/api/documents/guide.pdf" download="guide.pdf"')
    expect(html).toContain('href="/api/documents/contract.pdf/address"')
  })

  it('DL-07 says in words that a document could not be downloaded', async () => {
    const beacons: unknown[] = []
    let status = 503
    vi.stubGlobal('fetch', async () => new Response('', { status }))
    vi.stubGlobal('navigator', { sendBeacon: (url: string) => beacons.push(url) })
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const link = {
      address: '/a',
      fileName: 'a.pdf',
      label: 'Download',
      busyLabel: 'Fetching',
      failure: 'It could not be had.',
      signIn: 'Sign in first.',
    }
    await act(async () => root.render(<DownloadLink {...link} />))
    expect(place.querySelector('[role="status"]')?.textContent).toBe('')
    const press = async () => {
      await act(async () => place.querySelector('a')?.click())
      // What fetches is a module of its own.
      await act(async () => vi.dynamicImportSettled())
    }
    await press()
    expect(place.querySelector('[role="status"]')?.textContent).toBe('It could not be had.')
    expect(beacons).toEqual(['/_log'])
    status = 401
    await press()
    expect(place.querySelector('[role="status"]')?.textContent).toBe('Sign in first.')
    await act(async () => root.unmount())
  })
})
