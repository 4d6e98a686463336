import { FeedLinks } from '../blog/feed-links.tsx'
import { PostListView } from '../blog/post-list.tsx'
import { readPostList } from '../blog/read-post-list.ts'
import type { PageKindProps } from '../page-kind.ts'
import { EditablePage } from '../parts/editable-page.tsx'

/** BLOG-01: all posts of a shop and language, newest first, six a page. */
export default async function BlogOverviewPage(props: PageKindProps) {
  const { list, first } = await readPostList(props, () => `/api/cms/blogs/${props.locale}/all/`)
  return (
    <EditablePage {...props}>
      <PostListView props={props} list={list} first={first} />
      <FeedLinks locale={props.locale} shopCode={props.shopCode} />
    </EditablePage>
  )
}
