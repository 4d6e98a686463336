import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { renderBlock } from '../story/render-block.tsx'
import { listCategories, mostCategories } from './list-categories.ts'
import { story } from './people-overview.story.tsx'

const stateOf = (name: string) => {
  const found = story.states.find((state) => state.name === name)
  if (!found) throw new Error(`no state ${name}`)
  return found.block
}

it('BLK-12 offers the categories, the first choice being All', () => {
  const html = renderBlock(stateOf('with a filter'))
  const choices = [...html.matchAll(/<span>([^<]+?) <small>(\d+)<\/small>/g)].map(
    ([, name, count]) => `${name} ${count}`,
  )
  expect(choices).toEqual(['blocks.people.all 3', 'Laboratory 2', 'Donor care 1'])
  expect(html.match(/<input[^>]*checked=""[^>]*value="0"|<input[^>]*value="0"[^>]*checked=""/)).toBeTruthy()
})

it('BLK-12 says of each person which category the stylesheet keeps', () => {
  const html = renderBlock(stateOf('with a filter'))
  expect([...html.matchAll(/data-category="(\d)"/g)].map(([, place]) => place)).toEqual(['1', '2', '1'])
  const css = readFileSync(new URL('./people-overview.css', import.meta.url), 'utf8')
  for (let place = 1; place <= mostCategories; place++)
    expect(css).toContain(
      `input[value="${place}"]:checked) .k-people__list > li:not([data-category="${place}"])`,
    )
})

it('BLK-12 has nothing to choose in one category', () => {
  expect(renderBlock(stateOf('one category: nothing to choose'))).not.toContain('<fieldset')
})

it('BLK-26 BLK-32 shows name, title and a picture of 200 by 200', () => {
  const html = renderBlock(stateOf('with a filter'))
  expect(html).toContain('<h3>Ingrid Vestergaard</h3><p>Head of laboratory</p>')
  expect(html).toMatch(/width="200" height="200"|height="200" width="200"/)
  expect(html).toContain('fit=cover/media/ingrid-vestergaard.webp')
})

it('BLK-12 lists categories in their first order, without empty ones', () => {
  const of = (...names: (string | null)[]) =>
    listCategories(names.map((personCategory) => ({ personCategory })))
  expect(of('B', null, ' A ', 'B', '')).toEqual([
    { name: 'B', count: 2 },
    { name: 'A', count: 1 },
  ])
  expect(of(...Array.from({ length: 20 }, (_, at) => `C${at}`))).toHaveLength(mostCategories)
})
