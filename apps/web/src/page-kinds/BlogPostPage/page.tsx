import { PostCards } from '@kindred/content/blocks/blog-showcase/post-cards.tsx'
import { type Post, postStateSchema } from '@kindred/contracts/blog'
import { imageSource } from '@kindred/domain/images/image-address'
import { printData } from '../../layouts/structured-data.tsx'
import { getTexts } from '../../texts/get-texts.ts'
import { FeedHead } from '../blog/feed-links.tsx'
import { makeBlockWords } from '../make-block-words.ts'
import { PageBlocks } from '../page-blocks.tsx'
import type { PageKindProps } from '../page-kind.ts'
import { BlocksBelow } from '../parts/blocks-below.tsx'
import { readState } from '../parts/read-state.ts'
import { describeArticle } from './describe-article.ts'
import { PostAside } from './post-aside.tsx'

/** BLOG-02: a post with its author, day, reading time, tags and the posts nearest to it. */
export default async function BlogPostPage(props: PageKindProps) {
  const { page, locale } = props
  const words = await makeBlockWords(locale)
  const { t } = words
  const state = readState(page, postStateSchema)
  return (
    <>
      <FeedHead locale={locale} shopCode={props.shopCode} />
      <div className="k-wrap k-columns k-article">
        <article>
          <header className="k-article__head">
            <h1 lang={page.otherLanguages?.title}>{page.title}</h1>
            {page.intro && (
              <p className="k-lead" lang={page.otherLanguages?.intro}>
                {page.intro}
              </p>
            )}
            {state && <Byline post={state.post} locale={locale} />}
          </header>
          {state?.post.image && <PostImage image={state.post.image} />}
          <PageBlocks {...props} />
        </article>
        {state && <PostAside post={state.post} url={page.meta.canonicalUrl} locale={locale} />}
      </div>
      <BlocksBelow {...props} />
      {state && state.related.length > 0 && (
        <section className="k-section k-section--shell k-article__related" aria-label={t('blog.related')}>
          <div className="k-wrap">
            <div className="k-section__head">
              <h2>{t('blog.related')}</h2>
              {state.overviewUrl && (
                <a className="k-link" href={state.overviewUrl}>
                  {t('blog.viewAll')}
                </a>
              )}
            </div>
            <PostCards posts={state.related} words={words} headingLevel={3} className="k-blog__posts" />
          </div>
        </section>
      )}
      {state && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with every < written as an escape
          dangerouslySetInnerHTML={{ __html: printData(describeArticle(page, state.post)) }}
        />
      )}
    </>
  )
}

async function Byline({ post, locale }: { post: Post; locale: string }) {
  const { t, format } = await getTexts(locale)
  return (
    <p className="k-article__byline">
      {post.author && <span>{t('blog.by', { name: post.author.name })}</span>}
      {post.publishedOn && (
        <time dateTime={post.publishedOn}>
          {format.dateTime(new Date(`${post.publishedOn}T12:00:00Z`), { dateStyle: 'long' })}
        </time>
      )}
      <span>{t('blog.readingTime', { minutes: post.readingMinutes })}</span>
    </p>
  )
}

/** The picture above a post is the largest thing on the first screen, so it is asked for at once. */
function PostImage({ image }: { image: NonNullable<Post['image']> }) {
  const source = imageSource(image, 'blog')
  return (
    <img
      className="k-article__image"
      {...source}
      sizes="(min-width: 992px) 50rem, 100vw"
      alt={image.alternativeText}
      fetchPriority="high"
    />
  )
}
