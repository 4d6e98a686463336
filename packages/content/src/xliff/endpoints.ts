import { isOneOf, type Locale, locales } from '@kindred/domain/vocabulary'
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { isStaff } from '../access/is-staff.ts'
import { mayWriteLanguage } from '../access/may-write-language.ts'
import { refusal } from '../access/refusal.ts'
import { exportPage, importPage } from './merge-xliff.ts'

const largest = 5 * 1024 * 1024

/** Both as the newest draft has them, without any fallback: a text that is missing is missing. */
async function readPair(req: PayloadRequest) {
  const id = String(req.routeParams?.id ?? '')
  const [from, to] = ['from', 'to'].map((name) => readLanguage(req, name)) as [Locale, Locale]
  if (from === to) throw refusal('Choose two different languages.', 400)
  const read = async (locale: Locale) => {
    const page = await req.payload.findByID({
      collection: 'pages',
      id,
      draft: true,
      depth: 0,
      locale,
      fallbackLocale: false as never,
      overrideAccess: false,
      req,
    })
    return { locale, data: page as unknown as Record<string, unknown> }
  }
  return { page: id, source: await read(from), target: await read(to) }
}

function readLanguage(req: PayloadRequest, name: string): Locale {
  const given = req.searchParams.get(name)
  if (!isOneOf(locales, given)) throw refusal(`${name}: choose a language.`, 400)
  return given
}

const fieldsOf = (req: PayloadRequest) => req.payload.collections.pages.config.fields

/** A page's texts as a file for translators. */
const exportXliff: Endpoint = {
  path: '/:id/xliff',
  method: 'get',
  handler: async (req) => {
    if (!(await isStaff({ req }))) throw new Forbidden(req.t)
    const pair = await readPair(req)
    const name = `${String(pair.source.data.slug || 'page')}-${pair.target.locale}.xlf`
    return new Response(exportPage(fieldsOf(req), pair), {
      headers: {
        'content-type': 'application/xliff+xml; charset=utf-8',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        'cache-control': 'no-store',
      },
    })
  },
}

/** Takes a translator's file in, as a draft of its one language; says what it changed. */
const importXliff: Endpoint = {
  path: '/:id/xliff',
  method: 'post',
  handler: async (req) => {
    const target = readLanguage(req, 'to')
    if (!mayWriteLanguage(req.user, target, 'editor', 'publisher')) throw new Forbidden(req.t)
    const text = (await req.text?.()) ?? ''
    if (text.length > largest) throw refusal('The file is larger than 5 MB.', 413)
    const pair = await readPair(req)
    const { data, report } = readOrRefuse(() => importPage(fieldsOf(req), pair, text))
    const { title, slug, intro, blocks, below, faq, meta } = data
    if (report.changed.length > 0)
      await req.payload.update({
        collection: 'pages',
        id: pair.page,
        draft: true,
        depth: 0,
        locale: target,
        data: { title, slug, intro, blocks, below, faq, meta, _status: 'draft' } as never,
        overrideAccess: false,
        overrideLock: false,
        req,
      })
    return Response.json(report)
  },
}

function readOrRefuse<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw refusal(error instanceof Error ? error.message : String(error), 422)
  }
}

export const xliffEndpoints = [exportXliff, importXliff]
