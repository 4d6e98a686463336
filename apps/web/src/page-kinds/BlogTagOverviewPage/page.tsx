import { FeedHead } from '../blog/feed-links.tsx'
import { PostListView } from '../blog/post-list.tsx'
import { readPostList } from '../blog/read-post-list.ts'
import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** BLOG-03: the posts of one tag, newest first; without a tag in the address, all of them under all tags. */
export default async function BlogTagOverviewPage(props: PageKindProps) {
  const { list, first } = await readPostList(props, ({ tag }) =>
    tag
      ? `/api/cms/blogs/${props.locale}/tag/${encodeURIComponent(tag.slug)}/`
      : `/api/cms/blogs/${props.locale}/all/`,
  )
  const page = { ...props.page, intro: first?.tag?.description ?? props.page.intro }
  return (
    <EditablePage {...props} page={page}>
      <FeedHead locale={props.locale} shopCode={props.shopCode} />
      <PostListView props={props} list={list} first={first} />
    </EditablePage>
  )
}
