import type { DonorDetail } from '@kindred/contracts/donors'
import type { TraitWords } from './name-traits.ts'

/** The facts people compare, in the order they are read: on the page and on paper. */
export function listDonorFacts(donor: DonorDetail, names: TraitWords): { term: string; value: string }[] {
  const { t, nameTrait, nameTraits, nameCountry } = names
  const texture = donor.hairTexture ? `, ${nameTrait('hairTexture', donor.hairTexture).toLowerCase()}` : ''
  const facts: [string, string][] = [
    ['height', t('donor.facts.centimetres', { value: donor.heightCm })],
    ['weight', t('donor.facts.kilograms', { value: donor.weightKg })],
    ['bloodType', donor.bloodType],
    ['cmv', nameTrait('cmv', donor.cmv)],
    ['hair', nameTrait('hairColour', donor.hairColor) + texture],
    ['eyes', nameTrait('eyeColour', donor.eyeColor)],
    ['skin', nameTrait('skinTone', donor.skinTone)],
    ['race', `${nameTraits('races', donor.races)}; ${nameTraits('ethnicities', donor.ethnicities)}`],
    ['education', nameTrait('education', donor.education)],
    ['occupation', nameTrait('occupation', donor.occupation)],
    ['languages', nameTraits('languages', donor.languages)],
    ['shipsFrom', donor.shippedFrom.map(nameCountry).join(', ')],
    ['since', donor.donatingSince.slice(0, 4)],
    ['pregnancies', t(donor.pregnancyReported ? 'donor.facts.yes' : 'donor.facts.no')],
  ]
  return facts.map(([key, value]) => ({ term: t(`donor.facts.${key}`), value }))
}
