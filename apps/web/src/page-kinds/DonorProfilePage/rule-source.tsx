import { Link } from '@kindred/ui/link/link'
import { isAddress } from '../donor-search/explain-reason.ts'

/** Where a rule comes from and when it was looked at; the source as a link where it is an address. */
export function RuleSource({
  rule,
  text,
  linkText,
}: {
  rule: { source: string | null }
  text: string | undefined
  linkText: string
}) {
  if (!text && !rule.source) return null
  return (
    <p className="k-profile__source">
      {text}{' '}
      {rule.source && isAddress(rule.source) && (
        <Link href={rule.source} rel="noopener noreferrer">
          {linkText}
        </Link>
      )}
    </p>
  )
}
