import { afterEach, expect, it, vi } from 'vitest'

vi.mock('server-only', () => ({}))
const { readMessages } = await import('./read-messages.ts')
const { getTexts } = await import('./get-texts.ts')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('I18N-03 reads the messages of a language by their call, once in five minutes', async () => {
  const ask = vi.fn(async (_url: string) =>
    Response.json({ search: { searchErrorMessage: 'Skriv noget først.' } }),
  )
  vi.stubGlobal('fetch', ask)
  await readMessages('da-dk', 0)
  expect(await readMessages('da-dk', 299_000)).toMatchObject({ search: {} })
  expect(ask).toHaveBeenCalledOnce()
  expect(ask.mock.calls[0]?.[0]).toMatch(/\/api\/cms\/pages\/da-dk\/translations$/)
  await readMessages('da-dk', 301_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('I18N-08 logs that the translations cannot be had, and speaks with the built-in texts', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('refused')))
  expect(await readMessages('de-de')).toMatchObject({ blog: { allPosts: 'Alle Beiträge' } })
  expect(log.mock.calls.flat().join(' ')).toContain('"code":"translations"')
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  expect(await readMessages('de-de')).toMatchObject({ blog: { allPosts: 'Alle Beiträge' } })
})

it('I18N-04 looks a message up by its key and fills it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ blog: { page: 'Seite {page}' } }))
  const { t } = await getTexts('fr-fr')
  expect(t('blog.page', { page: 3 })).toBe('Seite 3')
})
