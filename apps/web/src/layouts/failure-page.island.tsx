'use client'

import { buttonClass } from '@kindred/ui/button/button-class'
import { useEffect } from 'react'
import { useFailureTexts } from './failure-texts.island.tsx'

/** PAGE-40: something went wrong on our side, in the visitor’s language, with two ways on. */
export function FailurePage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const texts = useFailureTexts()
  useEffect(() => {
    document.title = texts?.title ?? document.title
  }, [texts])
  if (!texts) return null
  return (
    <main id="main" className="k-wrap k-section">
      <meta name="robots" content="noindex" />
      <h1>{texts.title}</h1>
      <p className="k-lead">{texts.text}</p>
      <p className="k-row" style={{ marginTop: '1.5rem' }}>
        {/* Every page carries this one, so it brings no component along. */}
        <button type="button" className={buttonClass()} onClick={reset}>
          {texts.again}
        </button>
        <a className={buttonClass({ variant: 'outlined' })} href={texts.homeHref}>
          {texts.home}
        </a>
      </p>
      {error.digest && <p className="k-failure-code">{error.digest}</p>}
    </main>
  )
}
