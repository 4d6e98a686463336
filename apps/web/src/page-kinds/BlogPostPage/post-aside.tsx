import type { Post } from '@kindred/contracts/blog'
import { getTexts } from '../../texts/get-texts.ts'
import { TagLinks } from '../blog/tag-links.tsx'
import { listShareLinks } from './list-share-links.ts'

/** Beside a post: who wrote it, what it is about, how to pass it on. */
export async function PostAside({ post, url, locale }: { post: Post; url: string; locale: string }) {
  const { t } = await getTexts(locale)
  const { author } = post
  return (
    <aside className="k-article__aside" aria-label={t('blog.aboutPost')}>
      {author && (
        <section>
          <h2>{t('blog.author')}</h2>
          <p>
            <b>{author.name}</b>
            {author.role && <span className="k-article__role">{author.role}</span>}
          </p>
          {author.about && <p>{author.about}</p>}
        </section>
      )}
      {post.tags.length > 0 && (
        <section>
          <h2>{t('blog.tags')}</h2>
          <TagLinks label={t('blog.tags')} tags={post.tags} />
        </section>
      )}
      <section>
        <h2>{t('blog.share')}</h2>
        <ul className="k-article__share">
          {listShareLinks(url, post.title).map(({ name, href }) => (
            <li key={name}>
              <a
                className="k-link"
                href={href}
                {...(name !== 'mail' && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                {name === 'mail' ? t('blog.shareByMail') : name}
              </a>
            </li>
          ))}
        </ul>
        <p className="k-article__note">{t('blog.shareNote')}</p>
      </section>
    </aside>
  )
}
