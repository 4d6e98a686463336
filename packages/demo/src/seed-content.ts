import { randomBytes } from 'node:crypto'
import { openPayload } from '@kindred/content/open-payload.ts'
import { seedPictures } from './art/seed-pictures.ts'
import { seedDocuments } from './documents/seed-documents.ts'
import { seedForms } from './forms/seed-forms.ts'
import { seedMasterData } from './master-data/seed-master-data.ts'
import { seedPages } from './pages/seed-pages.ts'

/**
 * What staff would have written: shops, law, prices, staff accounts, pages and menus, through the editor itself, so that
 * every rule of the editor holds and history begins with it. Comes before the donors, whose places follow the law of
 * these countries. May be called again at any time; what is there is left alone. Loaded only when it is needed, since it
 * brings the whole editor with it.
 */
export async function seedContent(options: {
  url: string
  dataDirectory: string
  report?: (text: string) => void
}): Promise<void> {
  const { url, dataDirectory, report = () => undefined } = options
  const { payload, close } = await openPayload({
    databaseUrl: url,
    // Nothing that is filled in here is sealed with it.
    secret: randomBytes(32).toString('base64url'),
    publicUrl: 'http://localhost:3000',
    dataDirectory,
  })
  try {
    await seedMasterData(payload)
    report('master data: shops, law, prices, clinics, genes, staff')
    await seedPictures(payload)
    report('pictures, drawn')
    await seedDocuments(payload)
    await seedPages(payload)
    // Words of forms link to pages.
    await seedForms(payload)
    report('pages and menus in English, Danish and German')
  } finally {
    await close()
  }
}
