import { imageSource } from '@kindred/domain/images/image-address'
import { PostCard } from '@kindred/ui/post-card/post-card'
import clsx from 'clsx'
import type { BlockWords } from '../block-words.ts'
import type { ShowcasePost } from './schema.ts'

const drawings = [1, 2, 4] as const
const sizes = '(min-width: 992px) 25rem, (min-width: 768px) 50vw, 100vw'

type PostCardsProps = {
  posts: readonly ShowcasePost[]
  headingLevel: 2 | 3
  words: Pick<BlockWords, 't' | 'formatDate'>
  /** Another tab than the same one. */
  target?: '_blank'
  className?: string
}

/** Posts in rows, wherever they are listed: picture, day and reading time, title, the first words. */
export function PostCards({ posts, headingLevel, words, target, className }: PostCardsProps) {
  const { t, formatDate } = words
  return (
    <div className={clsx('k-posts k-posts--even', className)}>
      {posts.map(({ epiId, url, title, intro, locale, publishedOn, readingMinutes, image }, index) => (
        <PostCard
          key={epiId}
          href={url}
          target={target}
          title={title}
          text={intro}
          lang={locale}
          headingLevel={headingLevel}
          meta={[publishedOn && formatDate(publishedOn), t('blog.readingTime', { minutes: readingMinutes })]
            .filter(Boolean)
            .join(' · ')}
          drawing={drawings[index % drawings.length]}
          image={image ? { ...imageSource(image, 'blog'), sizes, alt: image.alternativeText } : undefined}
        />
      ))}
    </div>
  )
}
