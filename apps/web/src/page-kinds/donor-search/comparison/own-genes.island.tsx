'use client'

import type { DonorDetail, TestedGene } from '@kindred/contracts/donors'
import { Badge } from '@kindred/ui/badge/badge'
import { Link } from '@kindred/ui/link/link'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { callShop } from '../../../browser/call-shop.ts'
import { watchSession } from '../../../browser/session.ts'
import { type AskedMatches, askMatches } from '../../../genetic-matching/ask-matches.ts'
import { describeMatch } from '../../../genetic-matching/describe-match.ts'
import { fillText } from '../../../texts/fill-text.ts'

type OwnGenes = {
  /** By the number of the donor; null where it could not be fetched. */
  tested: ReadonlyMap<string, readonly TestedGene[] | null>
  matched: AskedMatches | null
}
const OwnGenesContext = createContext<OwnGenes | null>(null)

type OwnGenesProps = {
  shopCode: string
  /** Each donor with the path of its call. */
  donors: readonly { code: string; call: string }[]
  /** Whether this shop compares genes. */
  compares: boolean
  children: ReactNode
}

/** Fetches what gene tests say of the donors side by side once somebody is signed in; it is health data, and for nobody else. */
export function OwnGenesOf({ shopCode, donors, compares, children }: OwnGenesProps) {
  const [own, setOwn] = useState<OwnGenes | null>(null)
  useEffect(() => {
    let turn = 0
    const stop = watchSession(async ({ user }) => {
      const mine = ++turn
      if (!user) return setOwn(null)
      const [tested, matched] = await Promise.all([
        Promise.all(donors.map(async ({ code, call }) => [code, await readTested(shopCode, call)] as const)),
        compares
          ? askMatches(
              shopCode,
              donors.map(({ code }) => code),
            )
          : null,
      ])
      // Meanwhile somebody else, or nobody, may be signed in.
      if (mine === turn) setOwn({ tested: new Map(tested), matched })
    })
    return () => {
      turn++
      stop()
    }
  }, [shopCode, donors, compares])
  return <OwnGenesContext value={own}>{children}</OwnGenesContext>
}

type TestedGenesProps = {
  code: string
  locked: string
  failed: string
  /** `{count}` stands for how many. */
  all: string
  /** BCP 47 */
  language: string
}

/** The genes a donor was tested for, often more than a hundred; never what was found in them. */
export function TestedGenes({ code, locked, failed, all, language }: TestedGenesProps) {
  const own = useContext(OwnGenesContext)
  if (!own) return locked
  const genes = own.tested.get(code)
  if (!genes) return failed
  return (
    <details>
      <summary>{fillText(all, { count: new Intl.NumberFormat(language).format(genes.length) })}</summary>
      {genes.map(({ gene }) => gene).join(', ')}
    </details>
  )
}

type OwnMatchProps = {
  code: string
  locked: string
  /** BCP 47 */
  language: string
  /** Where findings are told. */
  href: string
  /** `genetics.match` by its whole keys. */
  texts: Record<string, string>
}

/** What a donor means with one’s own findings, in the words used on the donor’s own page. */
export function OwnMatch({ code, locked, language, href, texts }: OwnMatchProps) {
  const matched = useContext(OwnGenesContext)?.matched
  if (!matched) return locked
  if (matched.kind === 'empty')
    return (
      <Link href={href} rel="nofollow">
        {texts.add}
      </Link>
    )
  const known = matched.kind === 'matched' ? matched.answer.matches : []
  const match = known.find(({ donorId }) => donorId === code)
  if (!match) return texts.failed
  const { title, tone, text, genes } = describeMatch(
    match,
    (key, values) => fillText(texts[key] ?? '', values ?? {}),
    (number) => new Intl.NumberFormat(language).format(number),
  )
  const first = genes.find(({ dependsOnDonor }) => dependsOnDonor)
  return (
    <>
      <Badge tone={tone}>{title}</Badge> {first ? `${first.name}: ${first.text}` : text}
    </>
  )
}

async function readTested(shopCode: string, call: string): Promise<readonly TestedGene[] | null> {
  const donor = await callShop(shopCode)<DonorDetail>(call).catch(() => null)
  return donor?.testedGenes ?? null
}
