export type Relatable = { readonly epiId: number; readonly tagIds: readonly string[] }

/**
 * The posts nearest to one: most tags in common first, then in the order given (newest first). Posts without a common tag
 * fill up what is missing, so that a reader always has a way on.
 */
export function findRelatedPosts<Post extends Relatable>(
  post: Relatable,
  all: readonly Post[],
  count = 3,
): Post[] {
  const shared = (other: Relatable) => other.tagIds.filter((id) => post.tagIds.includes(id)).length
  return all
    .filter((other) => other.epiId !== post.epiId)
    .map((other, index) => ({ other, index, score: shared(other) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, count)
    .map(({ other }) => other)
}
