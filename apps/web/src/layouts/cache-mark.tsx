/**
 * Tells the front door that a page is the same for everybody of a treatment country, and what it was made from. Every
 * page shows the country in its header. Donors bring the tag `donors`, since stock and law move.
 */
export function CacheMark({
  tags,
  queryNames = [],
}: {
  tags: readonly string[]
  /** What the page reads of its query and has few values, such as `page`. */
  queryNames?: readonly string[]
}) {
  return (
    <meta
      name="kindred-cache"
      content="public"
      data-tags={[...new Set(tags)].join(',')}
      data-vary="treatment-country"
      data-query={queryNames.length > 0 ? queryNames.join(',') : undefined}
    />
  )
}
