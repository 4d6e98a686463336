const spelled: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
}

/** A segment of a path from a title: small letters, the marks of Danish and German spelled out, single hyphens. */
export function printSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[æøåäöüß]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}
