import clsx from 'clsx'
import type { ElementType, ReactNode } from 'react'

export interface PostCardProps {
  title: string
  href: string
  text?: ReactNode
  /** “Guides · 8 min read”. */
  meta?: string
  image?: { src: string; alt: string }
  /** Without an image of its own, one of the drawings stands in. */
  drawing?: 1 | 2 | 4
  large?: boolean
  headingLevel?: 2 | 3
  as?: ElementType
}

/** A blog post in a list. */
export function PostCard(props: PostCardProps) {
  const { title, href, text, meta, image, drawing = 1, large, headingLevel = 3, as: Tag = 'a' } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className={clsx('k-post', large && 'k-post--large')}>
      {image ? (
        <img className="k-post__image" src={image.src} alt={image.alt} loading="lazy" />
      ) : (
        <div className={`k-post__image k-post__image--${drawing}`} />
      )}
      {meta && <p className="k-post__meta">{meta}</p>}
      <Heading className="k-post__title">
        <Tag href={href}>{title}</Tag>
      </Heading>
      {text && <p className="k-post__text">{text}</p>}
    </article>
  )
}
