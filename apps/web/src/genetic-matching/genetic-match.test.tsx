// @vitest-environment happy-dom
import { CallError } from '@kindred/contracts/request'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let user: object | null
let answer: unknown
let hasFindings: boolean
const asked: unknown[] = []
vi.mock('../browser/session.ts', () => ({
  watchSession: (listener: (state: { user: object | null }) => void) => {
    listener({ user })
    return () => undefined
  },
}))
vi.mock('../browser/call-shop.ts', () => ({
  callShop: () => async (path: string, call?: { body?: unknown }) => {
    if (path === '/api/geneticmatching/status') return { hasFindings }
    asked.push([path, call?.body])
    if (answer instanceof Error) throw answer
    return answer
  },
}))
const { MatchView } = await import('./genetic-match.island.tsx')

const texts = {
  title: 'Genetic match',
  addText: 'Tell us.',
  add: 'Add',
  change: 'Change',
  failed: 'Not now.',
  unconfirmed: 'Not confirmed.',
  not: 'No more than that.',
  remaining: 'At most 1 in {oneIn}.',
  dots: 'One of {oneIn}',
  dotsText: '1 child in {oneIn}: {condition}.',
  'verdicts.notTested': 'Not tested',
  'text.notTested': 'A test would tell.',
  'genes.notTested': 'One of the two: 1 child in {oneIn}.',
}
const match = {
  donorId: 'K1',
  verdict: 'notTested',
  genes: [
    {
      gene: 'CFTR',
      condition: 'Cystic fibrosis',
      verdict: 'notTested',
      dependsOnDonor: true,
      oneIn: 92,
      isAtMost: false,
    },
  ],
  compared: 9,
  notCompared: 1,
  remainingOneIn: 24_000,
}

let root: Root
beforeEach(() => {
  user = { username: 'me' }
  answer = { isConfirmed: false, matches: [match] }
  asked.length = 0
  hasFindings = true
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
const show = async () => {
  await act(async () => {
    root.render(<MatchView donorId="K1" shopCode="dk" language="en-GB" href="/account/" texts={texts} />)
  })
  return document.body.textContent ?? ''
}

it('asks nothing and shows nothing while nobody is signed in', async () => {
  user = null
  expect(await show()).toBe('')
  expect(asked).toEqual([])
})

it('asks in a body, and says what it means in words and as 1 in N, with dots of the real number', async () => {
  const shown = await show()
  expect(asked).toEqual([['/api/geneticmatching/match', { donorIds: ['K1'] }]])
  for (const words of [
    'Not tested A test would tell.',
    'Cystic fibrosis (CFTR)',
    'One of the two: 1 child in 92.',
    'At most 1 in 24,000.',
    'Not confirmed. No more than that.',
  ])
    expect(shown).toContain(words)
  const dots = document.querySelector('[role="img"]')
  expect([dots?.getAttribute('aria-label'), dots?.children.length]).toEqual(['One of 92', 92])
})

it('leaves out that it is not confirmed once staff have', async () => {
  answer = { isConfirmed: true, matches: [match] }
  expect(await show()).not.toContain('Not confirmed.')
})

it('GEN-06 compares nobody who has told no findings', async () => {
  hasFindings = false
  expect(await show()).toContain('Tell us.')
  expect(asked).toEqual([])
})

it('leads to where findings are told when there are none, and says so when it could not ask', async () => {
  const refused = { errors: [{ code: 'no-findings', message: '' }] }
  answer = new CallError(Response.json(refused, { status: 422 }), refused)
  const shown = await show()
  expect(shown).toContain('Tell us.')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/account/')
})

it('says that it could not compare when the call failed', async () => {
  answer = new Error('offline')
  expect(await show()).toContain('Not now.')
})
