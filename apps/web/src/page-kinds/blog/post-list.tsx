import { PostCards } from '@kindred/content/blocks/blog-showcase/post-cards.tsx'
import type { PostList } from '@kindred/contracts/blog'
import { EmptyState } from '@kindred/ui/empty-state/empty-state'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Pagination } from '@kindred/ui/pagination/pagination'
import { StatusMark } from '../../layouts/status-mark.tsx'
import { makeBlockWords } from '../make-block-words.ts'
import type { PageKindProps } from '../page-kind.ts'
import { TagLinks } from './tag-links.tsx'

/** A page of posts with the tags above and the other pages below; a page that is not there says so and leads back. */
export async function PostListView({
  props,
  list,
  first,
}: {
  props: PageKindProps
  /** Null where the asked page is not there. */
  list: PostList | null
  first: PostList | null
}) {
  const words = await makeBlockWords(props.locale)
  const { t } = words
  if (!list)
    return (
      <section className="k-wrap k-block">
        <StatusMark status={404} />
        <EmptyState
          headingLevel={2}
          title={t('blog.noPageTitle')}
          action={<LinkButton href={props.path}>{t('blog.firstPage')}</LinkButton>}
        >
          {t('blog.noPageText')}
        </EmptyState>
      </section>
    )
  return (
    <section className="k-wrap k-block" aria-label={t('blog.posts')}>
      <TagLinks
        label={t('blog.tags')}
        all={{ name: t('blog.allPosts'), url: list.overviewUrl }}
        tags={list.tags}
        currentUrl={list.tag ? list.tag.url : list.overviewUrl}
      />
      {list.posts.length === 0 ? (
        <EmptyState headingLevel={2} title={t('blog.emptyTitle')}>
          {t('blog.emptyText')}
        </EmptyState>
      ) : (
        <PostCards posts={list.posts} words={words} headingLevel={2} className="k-blog__posts" />
      )}
      <Pagination
        label={t('blog.pages')}
        current={list.page}
        total={first?.pageCount ?? list.pageCount}
        hrefFor={(page) => (page === 1 ? props.path : `${props.path}?page=${page}`)}
        pageLabel={(page) => t('blog.page', { page })}
        previousLabel={t('blog.newer')}
        nextLabel={t('blog.older')}
      />
    </section>
  )
}
