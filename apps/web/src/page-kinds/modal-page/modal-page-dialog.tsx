import type { BlockWords } from '@kindred/content/blocks/block-words.ts'
import { RenderBlocks } from '@kindred/content/blocks/render-blocks.tsx'
import type { Page } from '@kindred/contracts/content'
import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Spinner } from '@kindred/ui/spinner/spinner'
import { useEffect, useState } from 'react'
import { loadModalPage } from './load-modal-page.ts'
import { makeModalWords } from './make-modal-words.ts'

export type ModalPageTexts = { close: string; loading: string; failed: string; open: string }

type Content = { page: Page; words: BlockWords }

/** A page of ours in a panel over another (PAGE-46): a spinner, then its blocks, or the way to the page itself. */
export function ModalPageDialog({
  path,
  locale,
  texts,
  isOpen,
  onClose,
}: {
  path: string
  locale: string
  texts: ModalPageTexts
  isOpen: boolean
  onClose: () => void
}) {
  const [content, setContent] = useState<Content | 'failed' | null>(null)
  useEffect(() => {
    const asking = new AbortController()
    Promise.all([loadModalPage(path, asking.signal), makeModalWords(locale)])
      .then(([page, words]) => setContent({ page, words }))
      .catch(() => {
        if (!asking.signal.aborted) setContent('failed')
      })
    return () => asking.abort()
  }, [path, locale])

  const isThere = content !== null && content !== 'failed'
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(wanted) => {
        if (!wanted) onClose()
      }}
      position="right"
      className="k-dialog--page"
      title={isThere ? content.page.title : content === 'failed' ? texts.failed : texts.loading}
      closeLabel={texts.close}
      footer={
        <LinkButton variant="outlined" href={path}>
          {texts.open}
        </LinkButton>
      }
    >
      {content === null && (
        <p className="k-dialog__waiting">
          <Spinner label={texts.loading} />
        </p>
      )}
      {isThere && (
        <>
          {content.page.intro && (
            <p className="k-lead" lang={content.page.otherLanguages?.intro}>
              {content.page.intro}
            </p>
          )}
          <div lang={content.page.otherLanguages?.blocks}>
            <RenderBlocks blocks={content.page.blocks} words={content.words} />
          </div>
        </>
      )}
    </Dialog>
  )
}
