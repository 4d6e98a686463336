// @vitest-environment happy-dom
import { CallError } from '@kindred/contracts/request'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let tell: (state: { user: object | null }) => void
let matches: unknown
let hasFindings: boolean
const asked: string[] = []
vi.mock('../../../browser/session.ts', () => ({
  watchSession: (listener: typeof tell) => {
    tell = listener
    return () => undefined
  },
}))
vi.mock('../../../browser/call-shop.ts', () => ({
  callShop: () => async (path: string, call?: { body?: { donorIds: string[] } }) => {
    asked.push(`${path} ${call?.body?.donorIds.join() ?? ''}`.trim())
    if (path === '/gone') throw new Error('offline')
    if (path === '/api/geneticmatching/status') return { hasFindings }
    if (!call) return { testedGenes: [{ gene: 'CFTR', condition: 'Cystic fibrosis', isCarrier: true }] }
    if (matches instanceof Error) throw matches
    return { isConfirmed: false, matches }
  },
}))
const { OwnGenesOf, OwnMatch, TestedGenes } = await import('./own-genes.island.tsx')

const texts = {
  add: 'Add what your test found',
  failed: 'Not now.',
  'verdicts.match': 'No shared finding',
  'verdicts.noMatch': 'Same gene in both',
  'verdicts.notTested': 'Not tested',
  'text.match': 'In none of {compared} genes.',
  'text.nothing': 'Nothing can be said.',
  'genes.noMatch': 'Found in both: 1 child in {oneIn}.',
}
const donors = [
  { code: 'K1', call: '/k1' },
  { code: 'K2', call: '/gone' },
]
const gene = { gene: 'CFTR', condition: 'Cystic fibrosis', verdict: 'noMatch', dependsOnDonor: true }
const entry = { genes: [], compared: 9, notCompared: 0, remainingOneIn: null }

let root: Root
beforeEach(async () => {
  matches = [
    { ...entry, donorId: 'K1', verdict: 'noMatch', genes: [{ ...gene, oneIn: 4, isAtMost: false }] },
    { ...entry, donorId: 'K2', verdict: 'match' },
  ]
  asked.length = 0
  hasFindings = true
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <OwnGenesOf shopCode="dk" donors={donors} compares>
        {donors.map(({ code }) => (
          <section key={code}>
            <TestedGenes code={code} locked="Opens." failed="Not now." all="All {count}" language="en-GB" />|
            <OwnMatch code={code} locked="Opens." language="en-GB" href="/genetics/" texts={texts} />
          </section>
        ))}
      </OwnGenesOf>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
const signIn = (user: object | null) => act(async () => tell({ user }))
const cells = () => [...document.querySelectorAll('section')].map(({ textContent }) => textContent)

it('SRCH-09 genes side by side: asks nothing and says what it takes while nobody is signed in', async () => {
  await signIn(null)
  expect(cells()).toEqual(['Opens.|Opens.', 'Opens.|Opens.'])
  expect(asked).toEqual([])
})

it('SRCH-09 genes side by side: names those tested, and says what each donor means in the usual words', async () => {
  await signIn({ username: 'me' })
  expect(cells()).toEqual([
    'All 1CFTR|Same gene in both Cystic fibrosis (CFTR): Found in both: 1 child in 4.',
    'Not now.|No shared finding In none of 9 genes.',
  ])
  expect(asked).toEqual(['/k1', '/gone', '/api/geneticmatching/status', '/api/geneticmatching/match K1,K2'])
})

it('SRCH-09 genes side by side: never says what was found in a donor, and forgets all at sign-out', async () => {
  await signIn({ username: 'me' })
  expect(document.body.innerHTML).not.toMatch(/carrier/i)
  await signIn(null)
  expect(cells()).toEqual(['Opens.|Opens.', 'Opens.|Opens.'])
})

it('SRCH-09 genes side by side: compares nobody who has told no findings, and leads to where they are told', async () => {
  hasFindings = false
  await signIn({ username: 'me' })
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/genetics/')
  expect(asked).toEqual(['/k1', '/gone', '/api/geneticmatching/status'])
})

it('SRCH-09 genes side by side: leads there as well when they were withdrawn at this moment', async () => {
  const refused = { errors: [{ code: 'no-findings', message: '' }] }
  matches = new CallError(Response.json(refused, { status: 422 }), refused)
  await signIn({ username: 'me' })
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/genetics/')
})
