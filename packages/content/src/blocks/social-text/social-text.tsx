import { socialNetworks } from '@kindred/domain/vocabulary'
import { SocialIcon } from '@kindred/ui/site-footer/social-icon'
import { RichText } from '../rich-text/rich-text.tsx'
import { networkNames } from './networks.ts'
import type { SocialTextData } from './schema.ts'

/** BLK-15: words with the places where we are, each only where an address is set. */
export function SocialTextBlock({ headline, content, networks }: SocialTextData) {
  const links = socialNetworks.flatMap((network) => {
    const href = networks?.[network]
    return href ? [{ network, href }] : []
  })
  return (
    <section className="k-wrap k-block k-social-text">
      <div>
        {headline && <h2>{headline}</h2>}
        <RichText content={content} />
      </div>
      {links.length > 0 && (
        <ul>
          {links.map(({ network, href }) => (
            <li key={network}>
              <a href={href} rel="noopener noreferrer">
                <SocialIcon network={network} />
                {networkNames[network]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
