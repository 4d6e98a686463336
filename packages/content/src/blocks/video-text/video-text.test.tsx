import { expect, it, vi } from 'vitest'
import { renderBlock } from '../story/render-block.tsx'
import { readVideo } from './read-video.ts'
import { story } from './video-text.story.tsx'

const stateOf = (name: string) => {
  const found = story.states.find((state) => state.name === name)
  if (!found) throw new Error(`no state ${name}`)
  return found.block
}

it('BLK-17 is a picture with a play button that leads to the film without scripts', () => {
  const html = renderBlock(stateOf('of the library'))
  expect(html).toContain('<a class="k-video__facade" href="/media/tide.webm"')
  expect(html).toContain('blocks.video.play The tide')
  expect(html).not.toContain('<video')
})

it('BLK-17 asks nothing of the host before a press, and says so', () => {
  for (const name of ['at YouTube, its own thumbnail', 'at Vimeo, a drawing']) {
    const html = renderBlock(stateOf(name))
    expect(html).not.toMatch(/(src|srcset)="https?:/i)
    expect(html).not.toContain('<iframe')
    expect(html).toContain('blocks.video.notice')
  }
})

it('BLK-40 shows the thumbnail of YouTube, from our own address', () => {
  expect(renderBlock(stateOf('at YouTube, its own thumbnail'))).toContain(
    '/cdn-cgi/video-thumbnail/youtube/aqz-KE-bpKQ.jpg',
  )
})

it('BLK-17 reads the addresses of a film, and no other', () => {
  const idOf = (address: string) => {
    const video = readVideo(address)
    return video && 'id' in video ? `${video.host} ${video.id}` : video?.host
  }
  for (const address of [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
    'https://youtu.be/aqz-KE-bpKQ',
    'https://m.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])
    expect(idOf(address), address).toBe('youtube aqz-KE-bpKQ')
  expect(idOf('https://vimeo.com/76979871')).toBe('vimeo 76979871')
  expect(idOf('/media/tide.webm?v=1')).toBe('own')
  for (const address of [
    'http://youtu.be/aqz-KE-bpKQ',
    'https://youtube.com.evil.test/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/short',
    'https://vimeo.com/about',
    'javascript:alert(1)',
    '',
  ])
    expect(readVideo(address), address).toBeNull()
})

it('BLK-21 says so where the address is none of a film', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = renderBlock({ ...stateOf('of the library'), videoURL: 'https://films.example/1' } as never)
  expect(html).toContain('videoText is broken / misconfigured.')
  log.mockRestore()
})
