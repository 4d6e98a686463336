import type { Post } from '@kindred/contracts/blog'
import { imageSource } from '@kindred/domain/images/image-address'
import { PostCard } from '@kindred/ui/post-card/post-card'
import { getTexts } from '../../texts/get-texts.ts'
import { nameDonorTraits } from '../donor-search/name-donor-traits.ts'

const drawings = [1, 2, 4] as const

/** Posts in rows: day and reading time, title, the first words. */
export async function PostGrid({
  posts,
  locale,
  headingLevel,
}: {
  posts: readonly Post[]
  locale: string
  headingLevel: 2 | 3
}) {
  const { t } = await getTexts(locale)
  const { formatDate } = await nameDonorTraits(locale)
  return (
    <div className="k-posts k-posts--even k-blog__posts">
      {posts.map((post, index) => (
        <PostCard
          key={post.epiId}
          href={post.url}
          title={post.title}
          text={post.intro}
          headingLevel={headingLevel}
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
  )
}
