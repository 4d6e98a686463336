import { pageKinds } from '@kindred/content/config/page-kinds.ts'
import { describe, expect, it, vi } from 'vitest'

vi.mock('server-only', () => ({}))
const { loadPageKind } = await import('./load-page-kind.ts')

describe('page kinds', () => {
  it('PAGE-05 knows no kind by a name of the language itself', async () => {
    for (const kind of ['NoSuchPage', 'constructor', '__proto__', 'toString', ''])
      expect(await loadPageKind(kind)).toBeNull()
  })

  it.each(pageKinds)('PAGE-04 loads the folder of %s on demand', async (kind) => {
    expect((await loadPageKind(kind))?.name).toBe(kind)
  })
})
