import { testDataDirectory } from '@kindred/database/testing/data-directory'
import { ensureTemplate } from '@kindred/database/testing/template-database'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import { inject } from 'vitest'
import { seedContent } from '../seed-content.ts'

/**
 * A database of a test file's own with the content of the demo world: shops, law, prices, pages, menus, forms. It is written
 * once, by whichever file asks first, and copied for every other; the files of its pictures are not kept.
 */
export async function createContentDatabase(): Promise<TestDatabase> {
  const { url, template, content } = inject('testDatabase')
  return createTestDatabase(
    await ensureTemplate(url, {
      purpose: 'content',
      fingerprint: content,
      from: template,
      build: (draft) => seedContent({ url: draft, dataDirectory: testDataDirectory() }),
    }),
  )
}
