import {
  bloodTypes,
  educations,
  eyeColours,
  hairColours,
  races,
  skinTones,
} from '@kindred/domain/donors/traits'
import type { DonorFilterField } from '@kindred/domain/search/donor-filter'
import { motClasses, releaseTypes, strawTypes, tiers } from '@kindred/domain/vocabulary'

type Base = { field: DonorFilterField; isOpen?: boolean }

/**
 * One filter as the rail shows it. `options` are shown in their order even where they would leave nobody; without them
 * the list is whatever the donors have, the most frequent first, with a box to narrow it where `isLong`.
 */
export type FilterGroup =
  | (Base & {
      look: 'boxes'
      options?: readonly string[]
      isLong?: boolean
      swatches?: Record<string, string>
    })
  | (Base & { look: 'radios'; options: readonly string[] })
  | (Base & { look: 'yes' })
  | (Base & { look: 'range'; upper: DonorFilterField; unit: 'cm' | 'kg' })

const eyeSwatches = {
  blue: '#7FA3BF',
  blueGrey: '#8C9BA5',
  green: '#7C9A6D',
  hazel: '#9A7A45',
  brown: '#7A5230',
  darkBrown: '#4A2F1E',
}
const hairSwatches = {
  blond: '#D9BC82',
  lightBrown: '#A07C52',
  brown: '#6A4A34',
  darkBrown: '#45301F',
  black: '#26201E',
  red: '#A9552E',
}

/** Filters of a search in the order people decide in; the first ones are open. Faces only where the shop compares them (FACE-09). */
export function listFilterGroups(
  kind: 'sperm' | 'egg',
  { hasFaceMatching }: { hasFaceMatching: boolean },
): FilterGroup[] {
  return [
    { field: 'releaseType', look: 'boxes', options: releaseTypes, isOpen: true },
    { field: 'tier', look: 'boxes', options: tiers, isOpen: true },
    ...(kind === 'sperm'
      ? ([
          { field: 'strawType', look: 'boxes', options: strawTypes, isOpen: true },
          { field: 'motMin', look: 'radios', options: motClasses.map(String), isOpen: true },
        ] as const)
      : []),
    { field: 'eyeColour', look: 'boxes', options: eyeColours, swatches: eyeSwatches, isOpen: true },
    { field: 'hairColour', look: 'boxes', options: hairColours, swatches: hairSwatches, isOpen: true },
    { field: 'heightMin', upper: 'heightMax', look: 'range', unit: 'cm', isOpen: true },
    { field: 'weightMin', upper: 'weightMax', look: 'range', unit: 'kg' },
    { field: 'races', look: 'boxes', options: races },
    { field: 'ethnicities', look: 'boxes', isLong: true },
    { field: 'skinTone', look: 'boxes', options: skinTones },
    { field: 'freeQuotaPlace', look: 'yes', isOpen: true },
    { field: 'bloodType', look: 'boxes', options: bloodTypes },
    { field: 'cmv', look: 'radios', options: ['negative', 'positive'] },
    { field: 'testedGenes', look: 'boxes', isLong: true },
    { field: 'education', look: 'boxes', options: educations },
    { field: 'occupation', look: 'boxes', isLong: true },
    { field: 'languages', look: 'boxes', isLong: true },
    { field: 'shippedFrom', look: 'boxes' },
    {
      field: 'standing',
      look: 'boxes',
      options: ['available', 'temporarilySoldOut', 'familyLimitHold', 'soldOut', 'uponRequest'],
    },
    { field: 'stockMin', look: 'radios', options: ['1', '5', '10', '20'] },
    { field: 'pregnanciesReported', look: 'yes' },
    { field: 'adultPhotos', look: 'yes' },
    { field: 'audio', look: 'yes' },
    ...(hasFaceMatching ? [{ field: 'faceMatching', look: 'yes' } as const] : []),
  ]
}
