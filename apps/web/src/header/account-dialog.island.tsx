'use client'

import { Dialog } from '@kindred/ui/dialog/dialog.island'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { Threads } from '@kindred/ui/threads/threads'
import type { HeaderWords } from './header-words.ts'

export type AccountDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  signInHref: string
  createHref: string
  words: HeaderWords
}

/** LAY-08: the two ways to an account. The password is asked for at the provider's own page. */
export function AccountDialog({ signInHref, createHref, words, ...state }: AccountDialogProps) {
  return (
    <Dialog
      {...state}
      title={words.account}
      description={words.accountText}
      closeLabel={words.close}
      className="k-account-dialog"
    >
      <section className="k-account-dialog__way">
        <h3>{words.signInText}</h3>
        <LinkButton href={signInHref} wide>
          {words.signIn}
        </LinkButton>
      </section>
      <Threads length="short" />
      <section className="k-account-dialog__way">
        <h3>{words.newHere}</h3>
        <p>{words.createText}</p>
        <LinkButton href={createHref} variant="outlined" wide>
          {words.create}
        </LinkButton>
      </section>
    </Dialog>
  )
}
