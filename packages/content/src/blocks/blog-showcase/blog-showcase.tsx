import { imageSource } from '@kindred/domain/images/image-address'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { PostCard } from '@kindred/ui/post-card/post-card'
import type { BlockWords } from '../block-words.ts'
import type { BlogShowcaseData } from './schema.ts'

const drawings = [1, 2, 4] as const

/** BLK-18: posts of the blog with a way to all of them. Nothing at all while there is no post to show. */
export function BlogShowcaseBlock({
  headline,
  posts,
  linkTarget,
  viewAllText,
  viewAllURL,
  words: { t, formatDate },
}: BlogShowcaseData & { words: BlockWords }) {
  if (posts.length === 0) return null
  const target = linkTarget === '_blank' ? linkTarget : undefined
  return (
    <section className="k-wrap k-block">
      {(headline || viewAllURL) && (
        <div className="k-section__head">
          {headline && <h2>{headline}</h2>}
          {viewAllURL && (
            <LinkButton variant="outlined" href={viewAllURL} {...(target && { target, rel: 'noopener' })}>
              {viewAllText ?? t('blog.viewAll')}
            </LinkButton>
          )}
        </div>
      )}
      <div className="k-posts k-posts--even">
        {posts.map((post, index) => (
          <PostCard
            key={post.epiId}
            href={post.url}
            target={target}
            title={post.title}
            text={post.intro}
            headingLevel={headline ? 3 : 2}
            meta={[
              post.publishedOn && formatDate(post.publishedOn),
              t('blog.readingTime', { minutes: post.readingMinutes }),
            ]
              .filter(Boolean)
              .join(' · ')}
            drawing={drawings[index % drawings.length]}
            image={
              post.image
                ? {
                    ...imageSource(post.image, 'blog'),
                    sizes: '(min-width: 992px) 25rem, (min-width: 768px) 50vw, 100vw',
                    alt: post.image.alternativeText,
                  }
                : undefined
            }
          />
        ))}
      </div>
    </section>
  )
}
