import type { ClinicReference, Reference } from '@kindred/content/reference/reference.ts'

/** Reference clinics of a country whose name, city or postal code holds every word; at most 20, by name. */
export function searchClinics(reference: Reference, country: string, query: string): ClinicReference[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return [...reference.clinics.values()]
    .filter((clinic) => clinic.country === country)
    .filter(({ name, city, postalCode }) => {
      const text = fold(`${name} ${city} ${postalCode}`)
      return words.every((word) => text.includes(word))
    })
    .sort((a, b) => a.name.localeCompare(b.name))
    .slice(0, 20)
}

/** Without accents and case, so that "Arhus" finds Århus. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[æÆ]/g, 'ae')
    .toLowerCase()
}
