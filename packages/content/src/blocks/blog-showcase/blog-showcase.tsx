import { LinkButton } from '@kindred/ui/link-button/link-button'
import type { BlockWords } from '../block-words.ts'
import { PostCards } from './post-cards.tsx'
import type { BlogShowcaseData } from './schema.ts'

/** BLK-18: posts of the blog with a way to all of them. Nothing at all while there is no post to show. */
export function BlogShowcaseBlock(props: BlogShowcaseData & { words: BlockWords }) {
  const { headline, posts, linkTarget, viewAllText, viewAllURL, words } = props
  if (posts.length === 0) return null
  const target = linkTarget === '_blank' ? linkTarget : undefined
  return (
    <section className="k-wrap k-block">
      {(headline || viewAllURL) && (
        <div className="k-section__head">
          {headline && <h2>{headline}</h2>}
          {viewAllURL && (
            <LinkButton variant="outlined" href={viewAllURL} {...(target && { target, rel: 'noopener' })}>
              {viewAllText ?? words.t('blog.viewAll')}
            </LinkButton>
          )}
        </div>
      )}
      <PostCards posts={posts} words={words} target={target} headingLevel={headline ? 3 : 2} />
    </section>
  )
}
