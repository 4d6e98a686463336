'use client'

import { MatchRing } from '@kindred/ui/match-ring/match-ring'
import { useEffect, useState } from 'react'
import { fillText } from '../texts/fill-text.ts'
import { watchFaceScore } from './face-scores.ts'
import { printPercent } from './print-percent.ts'

export type FaceScoreProps = {
  shopCode: string
  donorGuid: string
  /** Of the page, as BCP 47. */
  language: string
  /** “{percent} face match with Anselm”. */
  label: string
  word: string
}

/** The ring on a donor's portrait (DON-04, FACE-01): it arrives after the page, which is the same for everybody. */
export function FaceScore({ shopCode, donorGuid, language, label, word }: FaceScoreProps) {
  const [score, setScore] = useState<number | null>(null)
  useEffect(() => watchFaceScore(shopCode, donorGuid, setScore), [shopCode, donorGuid])
  if (score === null) return null
  const percent = printPercent(score, language)
  return <MatchRing score={score} label={fillText(label, { percent })} percentText={percent} word={word} />
}
