import type { SubmitForm } from '@kindred/contracts/forms'
import { makeFileBytes } from '@kindred/domain/uploads/testing'
import { keptFileRoutes } from '../../files/kept-file-routes.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { makeTestServices } from '../../testing/test-services.ts'
import { makeStamp } from '../bot-check/stamp.ts'
import { routes } from '../routes.ts'
import type { FormDesk } from './open-form-desk.ts'

/** Answers that the test form takes. */
export const goodAnswers = { name: 'Ada', email: 'ada@example.test' }

/** A file as it is sent with a form. */
export const attach = (fileName: string, bytes: Uint8Array) => ({
  fileName,
  contentType: '',
  content: Buffer.from(bytes).toString('base64'),
  length: bytes.length,
})
export const attachPdf = (size = 6000) => attach('letter.pdf', makeFileBytes('pdf', size))

/** The calls of forms over the desk’s database, in which nothing was sent yet, and a visitor who sends the test form. */
export async function openFormSender({ database, directory, formGuid }: FormDesk) {
  await database.pool.query(
    `truncate shop.form_submission, shop.kept_file cascade; delete from graphile_worker._private_jobs`,
  )
  const services = makeTestServices(database)
  services.config.dataDirectory = directory
  services.config.fileSizeLimit = 100_000
  const app = await buildTestApp(services, [keptFileRoutes, routes])
  const post = async (payload: object, remoteAddress = nextAddress()) => {
    const answer = await app.inject({ method: 'POST', url: '/api/cms/forms/submit', payload, remoteAddress })
    return { status: answer.statusCode, ...answer.json() }
  }
  const makeBody = (part: Partial<SubmitForm>): SubmitForm => ({
    formGuid,
    formHostedPage: '80',
    formLanguage: 'en-GB',
    formCurrentStepIndex: '0',
    submitId: 'send',
    fields: goodAnswers,
    uploads: [],
    stamp: makeStamp(services.config.keys.formStamp, 'visit', new Date(services.now().getTime() - 5000)),
    ...part,
  })
  return {
    services,
    app,
    post,
    send: (part: Partial<SubmitForm> = {}, address?: string) => post(makeBody(part), address),
    readKept: async () =>
      (await database.pool.query('select * from shop.form_submission order by created_at')).rows,
  }
}

let senders = 0
/** One address may send so often and no more; everybody is somebody else unless the test says who. */
function nextAddress(): string {
  senders += 1
  return `10.0.${senders >> 8}.${senders & 255}`
}
