import { expect, it, vi } from 'vitest'
import { renderBlock } from '../story/render-block.tsx'
import { story } from './script-injection.story.tsx'
import { isScriptSource, stampSource } from './script-source.ts'

const stateOf = (name: string) => {
  const found = story.states.find((state) => state.name === name)
  if (!found) throw new Error(`no state ${name}`)
  return found.block
}

const block = stateOf('nothing is seen')

it('BLK-09 names its address for the policy of the page and sends no script with it', () => {
  const html = renderBlock(block, true)
  expect(html).toContain('<meta name="kindred-script-origin" content="https://count.example"/>')
  expect(html).not.toContain('<script')
})

it('BLK-09 leaves nothing where scripts are not allowed: checkout and account', () => {
  expect(renderBlock(block)).not.toContain('count.example')
})

it('BLK-09 puts a stamp on the address, so that no cache hands out an old script', () => {
  expect(stampSource('https://count.example/count.js', 1_764_000_000_000)).toBe(
    'https://count.example/count.js?ts=1764000000000',
  )
  expect(stampSource('https://count.example/c.js?id=7&ts=1', 2)).toBe('https://count.example/c.js?id=7&ts=2')
})

it('BLK-09 takes scripts over https only', () => {
  expect(isScriptSource('https://count.example/count.js')).toBe(true)
  for (const src of [
    'http://count.example/x.js',
    'data:text/javascript,1',
    '/own.js',
    'https://a:b@count.example/x.js',
    '',
  ])
    expect(isScriptSource(src), src).toBe(false)
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderBlock({ ...block, src: 'http://count.example/x.js' } as never, true)).toContain(
    'misconfigured',
  )
  log.mockRestore()
})
