import type { SocialNetwork } from '@kindred/domain/vocabulary'

/** What they call themselves. */
export const networkNames: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  twitter: 'Twitter / X',
}
