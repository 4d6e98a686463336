/** How a text is asked for, and whether there is one. */
export type TraitTexts = {
  t: (key: string, values?: Record<string, string | number | Date>) => string
  has: (key: string) => boolean
  /** BCP 47, such as `da-DK`. */
  language: string
}

/** Words for what is stored as keys: traits from the catalogue, languages and countries from the platform. */
export function makeTraitNames({ t, has, language }: TraitTexts) {
  const regions = new Intl.DisplayNames(language, { type: 'region' })
  const tongues = new Intl.DisplayNames(language, { type: 'language' })
  const nameTrait = (list: string, key: string) => {
    if (list === 'languages') return tongues.of(key) ?? key
    if (list === 'shippedFrom') return regions.of(key) ?? key
    // Blood types and genes are written alike everywhere.
    return has(`traits.${list}.${key}`) ? t(`traits.${list}.${key}`) : key
  }
  return {
    t,
    nameTrait,
    nameCountry: (code: string) => regions.of(code) ?? code,
    nameTraits: (list: string, keys: readonly string[]) => keys.map((key) => nameTrait(list, key)).join(', '),
  }
}
export type TraitWords = ReturnType<typeof makeTraitNames>
