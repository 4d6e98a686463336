import 'server-only'
import { type PostList, postListSchema } from '@kindred/contracts/blog'
import { CallError } from '@kindred/contracts/request'
import { callPublic } from '../../server/call-api.ts'
import type { PageKindProps } from '../page-kind.ts'
import { readState } from '../parts/read-state.ts'
import { readPageNumber } from './read-page-number.ts'

/**
 * The posts of the page that was asked for with `?page=`. The first comes with the page itself, others by their call.
 *
 * @param call the path of the call without the number: `/api/cms/blogs/en-gb/all/`
 * @returns null where there is no such page
 */
export async function readPostList(props: PageKindProps, call: (first: PostList) => string) {
  const first = readState(props.page, postListSchema)
  const number = readPageNumber(props.searchParams.page)
  if (!first || number === null) return { list: null, first }
  if (number === 1) return { list: first, first }
  try {
    const list = await callPublic(props.shopCode)<PostList>(`${call(first)}${number}`, {
      query: { visitorType: props.visitorType },
    })
    return { list, first }
  } catch (error) {
    if (error instanceof CallError && error.status < 500) return { list: null, first }
    throw error
  }
}
