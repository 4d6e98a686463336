import { expect, it } from 'vitest'
import { renderBlock } from '../story/render-block.tsx'
import { isOwnFilm } from './config.ts'
import { story } from './hero.story.tsx'

const stateOf = (name: string) => {
  const found = story.states.find((state) => state.name === name)
  if (!found) throw new Error(`no state ${name}`)
  return found.block
}

it('BLK-07 shows headline, picture with its own words here, buttons and the block below', () => {
  const html = renderBlock(stateOf('a picture, two more buttons, a block below'))
  expect(html).toContain('<h1 class="k-hero__title">With a picture</h1>')
  expect(html).toContain('alt="A meadow in late summer"')
  expect(html.match(/k-button--filled|k-button--outlined/g)).toEqual([
    'k-button--filled',
    'k-button--outlined',
  ])
  expect(html).toContain('<h2>Below</h2>')
})

it('BLK-31 asks for 1600 by 533 at once, since it is seen first', () => {
  const html = renderBlock(stateOf('a picture, two more buttons, a block below'))
  expect(html).toContain('src="/cdn-cgi/image/width=1600,height=533,fit=cover/media/meadow.webp"')
  expect(html).toContain('width="1600" height="533"')
  expect(html).toContain('fetchPriority="high"')
})

it('BLK-07 sends nothing of a film with the page: the picture stands until it may play', () => {
  const html = renderBlock(stateOf('a film'))
  expect(html).not.toContain('<video')
  expect(html).toContain('/media/tide.webp')
})

it('BLK-07 takes films from the library alone', () => {
  expect(isOwnFilm('/media/tide.webm')).toBe(true)
  expect(isOwnFilm('/media/tide.mp4?v=1a')).toBe(true)
  for (const url of [
    'https://films.example/tide.mp4',
    '/media/../x.mp4',
    '/media/tide.webp',
    'javascript:alert(1)',
  ])
    expect(isOwnFilm(url), url).toBe(false)
})
