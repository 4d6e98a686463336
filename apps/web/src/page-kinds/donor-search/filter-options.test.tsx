// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type FilterOption, FilterOptions } from './filter-options.island.tsx'

/** Each choice as the page has it: what is said, what is sent, whether it is chosen and whether it looks possible. */
function draw(type: 'checkbox' | 'radio', field: string, options: FilterOption[], asked: string[]) {
  document.body.innerHTML = renderToStaticMarkup(<FilterOptions {...{ type, field, options, asked }} />)
  return [...document.querySelectorAll('input')].map((input) => ({
    said: input.closest('label')?.textContent,
    sent: `${input.name}=${input.value}`,
    isChosen: input.checked,
    isPossible: input.closest('.k-checkbox--none') === null,
  }))
}

describe('the choices of a filter', () => {
  it('ticks what was asked, says how many each would leave, and dims what would leave nobody', () => {
    const options = [
      { value: 'blue', label: 'Blue', count: 728, swatch: '#7FA3BF' },
      { value: 'green', label: 'Green', count: 0 },
    ]
    expect(draw('checkbox', 'eyeColour', options, ['blue'])).toEqual([
      { said: 'Blue728', sent: 'eyeColour=blue', isChosen: true, isPossible: true },
      { said: 'Green0', sent: 'eyeColour=green', isChosen: false, isPossible: false },
    ])
  })

  it('takes one of several as radios, where “any” has no count', () => {
    const options = [
      { value: '', label: 'Any' },
      { value: '10', label: 'From 10', count: 0 },
    ]
    expect(draw('radio', 'motMin', options, [''])).toEqual([
      { said: 'Any', sent: 'motMin=', isChosen: true, isPossible: true },
      { said: 'From 100', sent: 'motMin=10', isChosen: false, isPossible: true },
    ])
  })
})
