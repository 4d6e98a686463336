import { expect, it } from 'vitest'
import { nameRow, type RowWords } from './name-row.ts'

const words = (part: Partial<RowWords>): RowWords => ({ from: ['title'], all: false, choices: {}, ...part })

it('says the first thing a row holds', () => {
  expect(nameRow({ heading: ' ', title: 'Prices' }, words({ from: ['heading', 'title'] }))).toBe('Prices')
  expect(nameRow({ title: { root: {} } }, words({}))).toBe('')
  expect(nameRow(undefined, words({}))).toBe('')
})

it('says a rule by all that tells it from the others, choices in words', () => {
  const rule = words({
    from: ['subject', 'state', 'standards'],
    all: true,
    choices: { import: 'Import', eu: 'EU' },
  })
  expect(nameRow({ subject: 'import', state: 'NY', standards: ['eu', 'us'] }, rule)).toBe(
    'Import · NY · EU · us',
  )
})

it('keeps a long text to one line', () => {
  const name = nameRow({ title: `Long\n${'text '.repeat(40)}` }, words({}))
  expect(name).toMatch(/^Long text .*…$/)
  expect(name.length).toBeLessThanOrEqual(80)
})
