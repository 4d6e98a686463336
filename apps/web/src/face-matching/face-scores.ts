import type { FaceScores } from '@kindred/contracts/face-matching'
import type { Send } from '@kindred/contracts/request'
import { callShop } from '../browser/call-shop.ts'
import { watchSession } from '../browser/session.ts'

type Tell = (score: number | null) => void

/** As many as one call answers. */
const mostAtOnce = 200

/**
 * Scores for the cards of a page: those that ask at the same time are asked for together. Nothing is asked for nobody, and
 * nothing is kept: who signs out, or removes their face, sees no score on the next page.
 */
export function makeScoreDesk(send: (shopCode: string) => Send) {
  let waiting: { donorGuid: string; tell: Tell }[] = []

  async function askAll(shopCode: string): Promise<void> {
    const asked = waiting
    waiting = []
    for (let from = 0; from < asked.length; from += mostAtOnce) {
      const part = asked.slice(from, from + mostAtOnce)
      const donorGuids = [...new Set(part.map(({ donorGuid }) => donorGuid))]
      const answer = await send(shopCode)<FaceScores>('/api/facematching/scores', {
        method: 'POST',
        body: { donorGuids },
      }).catch(() => null)
      const scores = new Map(
        answer?.scores.map(({ donorGuid, faceMatchingScore }) => [donorGuid, faceMatchingScore]),
      )
      for (const { donorGuid, tell } of part) tell(scores.get(donorGuid) ?? null)
    }
  }

  return (shopCode: string, donorGuid: string, tell: Tell): void => {
    if (waiting.length === 0) setTimeout(() => void askAll(shopCode))
    waiting.push({ donorGuid, tell })
  }
}

const ask = makeScoreDesk(callShop)

/** Tells the score of a donor once somebody is signed in, and null when nobody is. @returns stops telling */
export function watchFaceScore(shopCode: string, donorGuid: string, tell: Tell): () => void {
  let isOver = false
  const stop = watchSession(({ user }) => {
    if (!user) return tell(null)
    ask(shopCode, donorGuid, (score) => {
      if (!isOver) tell(score)
    })
  })
  return () => {
    isOver = true
    stop()
  }
}
