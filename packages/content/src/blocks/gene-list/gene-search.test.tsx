// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { GeneSearch } from './gene-search.island.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

it('GEN-03 narrows the list of genes to those with every word, without accents, and says when there is none', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <GeneSearch label="Find" lead="Two genes" none="No gene">
        <section>
          <table>
            <tbody>
              <tr>
                <td>Cystic fibrosis CFTR</td>
              </tr>
            </tbody>
          </table>
        </section>
        <section>
          <table>
            <tbody>
              <tr>
                <td>Sjögren-Larsson syndrome ALDH3A2</td>
              </tr>
            </tbody>
          </table>
        </section>
      </GeneSearch>,
    ),
  )
  const shown = () => [...document.querySelectorAll('tbody tr:not([hidden])')].map((row) => row.textContent)
  const input = document.querySelector('input') as HTMLInputElement
  const type = (value: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  expect(shown()).toHaveLength(2)
  await type('syndrome sjogren')
  expect(shown()).toEqual(['Sjögren-Larsson syndrome ALDH3A2'])
  expect([...document.querySelectorAll('section')].map(({ hidden }) => hidden)).toEqual([true, false])
  await type('zzz')
  expect([shown(), document.querySelector('[role="status"]')?.textContent]).toEqual([[], 'No gene'])
  await type('')
  expect(shown()).toHaveLength(2)
  await act(async () => root.unmount())
})
