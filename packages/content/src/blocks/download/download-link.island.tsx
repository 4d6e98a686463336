'use client'

import { Icon } from '@kindred/ui/icon/icon'
import { Spinner } from '@kindred/ui/spinner/spinner'
import { type MouseEvent, useState } from 'react'

export interface DownloadLinkProps {
  /** Of the document, or of the call that makes an address for this person. */
  address: string
  fileName: string
  label: string
  /** While it is fetched. */
  busyLabel: string
  /** What is said when it could not be had. */
  failure: string
  /** What is said to who is not signed in. */
  signIn: string
}

const load = () => import('@kindred/contracts/download-document')

/** A link that saves a document and says so in words when it cannot (DL-05, DL-07). Without scripts it is a plain link. */
export function DownloadLink({ address, fileName, label, busyLabel, failure, signIn }: DownloadLinkProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'closed'>('idle')
  const save = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    const shopCode = /\/([a-z]{2,3})-shop(\/|$)/.exec(location.pathname)?.[1] ?? 'dk'
    try {
      const { downloadDocument } = await load()
      await downloadDocument(address, fileName, { headers: { 'x-shop-code': shopCode } })
      setState('idle')
    } catch (error) {
      setState(needsSignIn(error) ? 'closed' : 'failed')
    }
  }
  return (
    <>
      <a
        className="k-button k-button--outlined k-download__link"
        href={address}
        download={fileName}
        onPointerEnter={load}
        onFocus={load}
        onClick={save}
        aria-busy={state === 'busy' || undefined}
      >
        <span className="k-button__label">
          {state === 'busy' ? <Spinner /> : <Icon name="download" />}
          {state === 'busy' ? busyLabel : label}
        </span>
      </a>
      <span className="k-download__failure" role="status">
        {state === 'failed' && failure}
        {state === 'closed' && signIn}
      </span>
    </>
  )
}

const needsSignIn = (error: unknown) => error instanceof Error && 'status' in error && error.status === 401
