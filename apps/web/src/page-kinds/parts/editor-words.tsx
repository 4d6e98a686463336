import 'server-only'
import type { Page } from '@kindred/contracts/content'
import type { ReactNode } from 'react'
import { lookUpPage } from '../../server/look-up-page.ts'
import { PageBlocks } from '../page-blocks.tsx'
import type { PageKindProps } from '../page-kind.ts'
import { BlocksBelow } from './blocks-below.tsx'

type Place = Pick<PageKindProps, 'locale' | 'shopCode' | 'visitorType' | 'path'>

type EditorWordsProps = {
  place: Place
  /** The application brings the heading itself; the intro comes after it, never before. */
  headingInside?: boolean
  children: ReactNode
}

/**
 * The application of a page kind with what editors wrote around it: intro and blocks before, blocks after. Without such a
 * page, or when it cannot be had, the application stands alone: nobody is kept from paying by a missing text.
 */
export async function EditorWords({ place, headingInside, children }: EditorWordsProps) {
  const page = await findWords(place.path)
  if (!page) return children
  const props = { ...place, page, searchParams: {} }
  const intro = page.intro && (
    <p className="k-editor-intro" lang={page.otherLanguages?.intro}>
      {page.intro}
    </p>
  )
  return (
    <>
      {!headingInside && intro}
      {!headingInside && page.blocks.length > 0 && <PageBlocks {...props} />}
      {children}
      {headingInside && intro}
      {headingInside && page.blocks.length > 0 && <PageBlocks {...props} />}
      <BlocksBelow {...props} />
    </>
  )
}

async function findWords(path: string): Promise<Page | null> {
  const found = await lookUpPage(path)
  return found.outcome === 'page' ? found.page : null
}
