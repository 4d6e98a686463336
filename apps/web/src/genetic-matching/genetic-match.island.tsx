'use client'

import type { GeneticMatches } from '@kindred/contracts/genetic-matching'
import { Badge } from '@kindred/ui/badge/badge'
import { Findings } from '@kindred/ui/findings/findings'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { RiskDots } from '@kindred/ui/risk-dots/risk-dots'
import { type ReactNode, useEffect, useState } from 'react'
import { watchSession } from '../browser/session.ts'
import { fillText } from '../texts/fill-text.ts'
import { type AskedMatches, askMatches } from './ask-matches.ts'
import { describeMatch, type SayMatch } from './describe-match.ts'

type MatchViewProps = {
  donorId: string
  shopCode: string
  /** BCP 47 */
  language: string
  /** Where findings are told. */
  href: string
  /** `genetics.match` by its whole keys. */
  texts: Record<string, string>
}

type State = { kind: 'none' } | AskedMatches

/** The match of one donor in words, for who is signed in; for everybody else there is nothing. */
export function MatchView({ donorId, shopCode, language, href, texts }: MatchViewProps) {
  const [state, setState] = useState<State>({ kind: 'none' })
  useEffect(() => {
    let isOver = false
    const show = (next: State) => !isOver && setState(next)
    const stop = watchSession(async ({ user }) => {
      if (!user) return show({ kind: 'none' })
      show(await askMatches(shopCode, [donorId]))
    })
    return () => {
      isOver = true
      stop()
    }
  }, [donorId, shopCode])

  if (state.kind === 'none') return null
  return (
    <section id="match" aria-labelledby="match-title" className="k-match">
      <h3 id="match-title">{texts.title}</h3>
      {state.kind === 'failed' && <p>{texts.failed}</p>}
      {state.kind === 'empty' && (
        <>
          <p>{texts.addText}</p>
          <Way href={href}>{texts.add}</Way>
        </>
      )}
      {state.kind === 'matched' && (
        <>
          <Matched answer={state.answer} language={language} texts={texts} />
          <Way href={href}>{texts.change}</Way>
        </>
      )}
    </section>
  )
}

const Way = ({ href, children }: { href: string; children: ReactNode }) => (
  <div>
    <LinkButton variant="outlined" href={href} rel="nofollow">
      {children}
    </LinkButton>
  </div>
)

function Matched({
  answer,
  language,
  texts,
}: {
  answer: GeneticMatches
  language: string
  texts: Record<string, string>
}) {
  const [match] = answer.matches
  if (!match) return null
  const print = (number: number) => new Intl.NumberFormat(language).format(number)
  const say: SayMatch = (key, values) => fillText(texts[key] ?? '', values ?? {})
  const { title, tone, text, genes, remaining, dots } = describeMatch(match, say, print)
  const drawn = dots && { oneIn: print(dots.oneIn), condition: dots.condition }
  return (
    <>
      <p className="k-match__verdict">
        <Badge tone={tone}>{title}</Badge> {text}
      </p>
      {dots && drawn && (
        <RiskDots oneIn={dots.oneIn} label={say('dots', drawn)} text={say('dotsText', drawn)} />
      )}
      <Findings
        items={genes.map(({ key, name, text: words, badge, tone: look }) => ({
          key,
          name,
          text: words,
          outcome: <Badge tone={look}>{badge}</Badge>,
        }))}
      />
      {remaining && <p>{remaining}</p>}
      <p className="k-muted">
        {!answer.isConfirmed && `${texts.unconfirmed} `}
        {texts.not}
      </p>
    </>
  )
}
