'use client'

import type { GeneticMatches } from '@kindred/contracts/genetic-matching'
import { CallError } from '@kindred/contracts/request'
import { Badge } from '@kindred/ui/badge/badge'
import { Findings } from '@kindred/ui/findings/findings'
import { LinkButton } from '@kindred/ui/link-button/link-button'
import { RiskDots } from '@kindred/ui/risk-dots/risk-dots'
import { type ReactNode, useEffect, useState } from 'react'
import { callShop } from '../browser/call-shop.ts'
import { watchSession } from '../browser/session.ts'
import { fillText } from '../texts/fill-text.ts'
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

type State = { kind: 'none' | 'empty' | 'failed' } | { kind: 'matched'; answer: GeneticMatches }

/** The match of one donor in words, for who is signed in; for everybody else there is nothing. */
export function MatchView({ donorId, shopCode, language, href, texts }: MatchViewProps) {
  const [state, setState] = useState<State>({ kind: 'none' })
  useEffect(() => {
    let isOver = false
    const show = (next: State) => !isOver && setState(next)
    const stop = watchSession(async ({ user }) => {
      if (!user) return show({ kind: 'none' })
      show(await askMatch(shopCode, donorId))
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

async function askMatch(shopCode: string, donorId: string): Promise<State> {
  try {
    const path = '/api/geneticmatching/match'
    const answer = await callShop(shopCode)<GeneticMatches>(path, {
      method: 'POST',
      body: { donorIds: [donorId] },
    })
    return { kind: 'matched', answer }
  } catch (error) {
    const isEmpty = error instanceof CallError && error.errors[0]?.code === 'no-findings'
    return { kind: isEmpty ? 'empty' : 'failed' }
  }
}
