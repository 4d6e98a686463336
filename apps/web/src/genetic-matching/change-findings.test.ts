import { expect, it } from 'vitest'
import { dropFinding, putFindings } from './change-findings.ts'

it('keeps one result a gene, the last one said, in the order of genes', () => {
  const list = putFindings(
    [{ gene: 'PAH', result: 'notFound' }],
    [
      { gene: 'CFTR', result: 'carrier' },
      { gene: 'PAH', result: 'carrier' },
    ],
  )
  expect(list).toEqual([
    { gene: 'CFTR', result: 'carrier' },
    { gene: 'PAH', result: 'carrier' },
  ])
  expect(dropFinding(list, 'CFTR')).toEqual([{ gene: 'PAH', result: 'carrier' }])
  expect(dropFinding(list, 'XYZ')).toEqual(list)
})
