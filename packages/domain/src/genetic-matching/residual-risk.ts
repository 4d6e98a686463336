/**
 * How likely a person is to be a carrier although a test found nothing: R = c(1−d)/(1−c·d) (domain rules 8).
 *
 * @param carrierFrequency c, share of carriers in the population, 0 to 1
 * @param detectionRate d, share of carriers that the test finds, 0 to 1
 * @returns probability from 0 to c
 * @throws RangeError when either is no probability
 */
export function residualRisk(carrierFrequency: number, detectionRate: number): number {
  for (const share of [carrierFrequency, detectionRate])
    if (!(share >= 0 && share <= 1)) throw new RangeError(`${share} is no probability`)
  const found = carrierFrequency * detectionRate
  // Everybody is a carrier and the test finds each: nobody is left with a negative answer.
  if (found === 1) return 0
  // Rounding may lead past c by a hair where the test finds next to nothing.
  return Math.min(carrierFrequency, (carrierFrequency * (1 - detectionRate)) / (1 - found))
}
