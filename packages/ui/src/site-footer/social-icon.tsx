import type { SocialNetwork } from '@kindred/domain/vocabulary'

/** Plain line signs, drawn here: no marks of others are carried. */
const drawings: Record<SocialNetwork, string> = {
  facebook: 'M14.5 7.5h-1.2c-1 0-1.6.6-1.6 1.7V20M9 12.5h5',
  instagram:
    'M8 4.5h8A3.5 3.5 0 0 1 19.5 8v8a3.5 3.5 0 0 1-3.5 3.5H8A3.5 3.5 0 0 1 4.5 16V8A3.5 3.5 0 0 1 8 4.5zM12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zM16.4 7.5v.1',
  linkedin: 'M6.5 10.5V18M6.5 6.7v.1M10.8 18v-7.5M10.8 14c0-2 1.3-3.4 3.2-3.4s3 1.2 3 3.4v4',
  youtube: 'M6 6.5h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM10.5 9.5v5l4-2.5z',
  pinterest:
    'M9.5 20l2.3-10M8.2 13.3C6.5 9.5 8.5 5.5 12.3 5.5c3 0 4.7 2 4.7 4.6 0 3-1.7 5.2-4 5.2-1 0-1.8-.5-2.1-1.2',
  twitter: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
}

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg className="k-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[network]} />
    </svg>
  )
}
