import { describe, expect, it } from 'vitest'
import { carrierRisk } from './carrier-risk.ts'
import { makeGene } from './testing.ts'

const cftr = makeGene({
  populations: [
    { population: 'European', carrierOneIn: 29.5, detectionRate: 0.906 },
    { population: 'Ashkenazi', carrierOneIn: 23, detectionRate: 0.959 },
    { population: 'African', carrierOneIn: null, detectionRate: 0.725 },
  ],
})
const oneIn = (risk: number | null) => risk && Math.round(1 / risk)

describe('how likely somebody is a carrier', () => {
  it('is certain for a known carrier', () => {
    expect(carrierRisk(cftr, 'carrier')).toBe(1)
  })

  it('is the frequency of the population while nothing was tested, and the highest while that is unknown', () => {
    expect(oneIn(carrierRisk(cftr, 'notTested', 'European'))).toBe(30)
    expect(carrierRisk(cftr, 'notTested')).toBe(1 / 23)
    expect(carrierRisk(cftr, 'notTested', 'African')).toBe(1 / 23)
  })

  it('is what a negative test leaves, each frequency with the test of its own population', () => {
    expect(oneIn(carrierRisk(cftr, 'notFound', 'European'))).toBe(304)
    expect(oneIn(carrierRisk(cftr, 'notFound', 'Ashkenazi'))).toBe(538)
    expect(oneIn(carrierRisk(cftr, 'notFound'))).toBe(304)
    // No frequency of its own: the highest known, with what the test finds there.
    expect(oneIn(carrierRisk(cftr, 'notFound', 'African'))).toBe(81)
  })

  it('takes the general number where a population has none, and a test of unknown quality for one that finds nobody', () => {
    const gene = makeGene({
      populations: [
        { population: null, carrierOneIn: 112, detectionRate: null },
        { population: 'East Asian', carrierOneIn: 77, detectionRate: null },
      ],
    })
    expect(carrierRisk(gene, 'notTested', 'European')).toBe(1 / 112)
    expect(carrierRisk(gene, 'notFound', 'European')).toBe(1 / 112)
    expect(carrierRisk(gene, 'notFound')).toBe(1 / 77)
  })

  it('reads SMN1 from its table once it was tested', () => {
    const gene = makeGene({ gene: 'SMN1', of: { carrierOneIn: 37, detectionRate: null } })
    expect(oneIn(carrierRisk(gene, 'notFound', 'European'))).toBe(632)
    expect(carrierRisk(gene, 'notTested', 'European')).toBe(1 / 37)
    expect(carrierRisk(gene, 'carrier', 'European')).toBe(1)
  })

  it('knows nothing where no frequency was published', () => {
    const gene = makeGene({ of: { carrierOneIn: null } })
    expect(carrierRisk(gene, 'notTested')).toBeNull()
    expect(carrierRisk(gene, 'notFound')).toBeNull()
  })
})
