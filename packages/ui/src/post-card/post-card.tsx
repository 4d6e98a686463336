import clsx from 'clsx'
import type { ElementType, ReactNode } from 'react'

export interface PostCardProps {
  title: string
  href: string
  text?: ReactNode
  /** Language of title and text, where it may be another than the page’s. */
  lang?: string
  /** “Guides · 8 min read”. */
  meta?: string
  image?: { src: string; srcSet?: string; sizes?: string; alt: string; width?: number; height?: number }
  /** Another tab than the same one. */
  target?: '_blank'
  /** Without an image of its own, one of the drawings stands in. */
  drawing?: 1 | 2 | 4
  large?: boolean
  headingLevel?: 2 | 3
  as?: ElementType
}

/** A blog post in a list. */
export function PostCard(props: PostCardProps) {
  const {
    title,
    href,
    text,
    lang,
    meta,
    image,
    drawing = 1,
    large,
    target,
    headingLevel = 3,
    as: Tag = 'a',
  } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className={clsx('k-post', large && 'k-post--large')}>
      {image ? (
        <img className="k-post__image" {...image} alt={image.alt} loading="lazy" decoding="async" />
      ) : (
        <div className={`k-post__image k-post__image--${drawing}`} />
      )}
      {meta && <p className="k-post__meta">{meta}</p>}
      <Heading className="k-post__title" lang={lang}>
        <Tag href={href} {...(target && { target, rel: 'noopener' })}>
          {title}
        </Tag>
      </Heading>
      {text && (
        <p className="k-post__text" lang={lang}>
          {text}
        </p>
      )}
    </article>
  )
}
