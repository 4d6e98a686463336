import type { Tag } from '@kindred/contracts/blog'

/** Tags as links to their posts; the one that is shown is marked. */
export function TagLinks({
  label,
  tags,
  all,
  currentUrl,
}: {
  label: string
  tags: readonly Pick<Tag, 'name' | 'url'>[]
  /** The way to all posts, first. */
  all?: { name: string; url: string | null }
  currentUrl?: string | null
}) {
  const shown = [...(all ? [all] : []), ...tags].filter(({ url }) => url)
  if (shown.length === 0) return null
  return (
    <nav className="k-tags" aria-label={label}>
      <ul>
        {shown.map(({ name, url }) => (
          <li key={url}>
            <a href={url ?? undefined} aria-current={url === currentUrl ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
