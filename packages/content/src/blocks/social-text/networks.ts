/** BLK-15, in the order they are shown. */
export const socialNetworks = [
  'facebook',
  'instagram',
  'linkedin',
  'youtube',
  'pinterest',
  'twitter',
] as const

/** What they call themselves. */
export const networkNames: Record<(typeof socialNetworks)[number], string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  twitter: 'Twitter / X',
}
