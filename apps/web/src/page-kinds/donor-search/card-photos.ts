import type { ListDetails } from '@kindred/contracts/donors'
import type { Send } from '@kindred/contracts/request'
import { callShop } from '../../browser/call-shop.ts'
import { watchSession } from '../../browser/session.ts'

type Tell = (photo: string | null) => void
type Card = { shopCode: string; locale: string; donorGuid: string }

/** As many as one call answers. */
const mostAtOnce = 100

/** Photographs for the cards of a page: those that ask at the same time are asked for together (DON-11). */
export function makePhotoDesk(send: (shopCode: string) => Send) {
  let waiting: { card: Card; tell: Tell }[] = []

  async function askAll({ shopCode, locale }: Card): Promise<void> {
    const asked = waiting
    waiting = []
    for (let from = 0; from < asked.length; from += mostAtOnce) {
      const part = asked.slice(from, from + mostAtOnce)
      const donorGuids = [...new Set(part.map(({ card }) => card.donorGuid))]
      const answer = await send(shopCode)<ListDetails>(`/api/donors/${locale}/listDetails`, {
        method: 'POST',
        body: { donorGuids },
      }).catch(() => null)
      const photos = new Map(
        answer?.donors.map(({ donorGuid, profilePhotoUrl }) => [donorGuid, profilePhotoUrl]),
      )
      for (const { card, tell } of part) tell(photos.get(card.donorGuid) ?? null)
    }
  }

  return (card: Card, tell: Tell): void => {
    if (waiting.length === 0) setTimeout(() => void askAll(card))
    waiting.push({ card, tell })
  }
}

const ask = makePhotoDesk(callShop)

/** Tells the photograph of a donor once somebody is signed in, and null when nobody is. @returns stops telling */
export function watchCardPhoto(card: Card, tell: Tell): () => void {
  let isOver = false
  let person: string | null = null
  const stop = watchSession(({ user }) => {
    const name = user?.username ?? null
    if (name === person) return
    person = name
    if (!name) return tell(null)
    ask(card, (photo) => {
      if (!isOver && person === name) tell(photo)
    })
  })
  return () => {
    isOver = true
    stop()
  }
}
