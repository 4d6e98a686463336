'use client'

import { Button } from '@kindred/ui/button/button'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { useEffect, useRef, useState } from 'react'

export type RecoveryCodeTexts = Record<'title' | 'text' | 'copy' | 'copied' | 'done', string>

type RecoveryCodesProps = { codes: string[]; doneHref: string; texts: RecoveryCodeTexts }

/** The codes, in the one moment they are shown. */
export function RecoveryCodes({ codes, doneHref, texts }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false)
  const [canCopy, setCanCopy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    setCanCopy('clipboard' in navigator)
    heading.current?.focus()
  }, [])

  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCanCopy(false),
    )
  }

  return (
    <section className="k-stack k-codes">
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="k-row">
        <LinkButton href={doneHref}>{texts.done}</LinkButton>
        {canCopy && (
          <Button variant="outlined" onClick={copy}>
            {texts.copy}
          </Button>
        )}
      </div>
      <p role="status">{isCopied && texts.copied}</p>
    </section>
  )
}
