import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GeneReference } from '@kindred/content/reference/reference.ts'
import { createTestDatabase, type TestDatabase } from '@kindred/database/testing/test-database'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { routes as contentRoutes } from '../../content/routes.ts'
import { loadAllDonors } from '../../donors/load-donors.ts'
import { routes as searchRoutes } from '../../search/routes.ts'
import { SearchIndex } from '../../search/search-index.ts'
import type { Services } from '../../services.ts'
import { buildTestApp, signIn } from '../../testing/test-app.ts'
import { makeTestServices } from '../../testing/test-services.ts'
import { addCustomer, addDonor, makeTestReference, type TestDonor } from '../../testing/test-world.ts'
import { routes } from '../routes.ts'

const gene = (part: Partial<GeneReference>): GeneReference => ({
  gene: 'CFTR',
  condition: 'Cystic fibrosis',
  inheritance: 'autosomalRecessive',
  carrierOneIn: 25,
  population: 'European',
  detectionRate: 0.9,
  source: 'a paper',
  verified: true,
  ...part,
})
const genes = [
  gene({}),
  gene({
    gene: 'PAH',
    condition: 'Phenylketonuria',
    carrierOneIn: 50,
    population: null,
    detectionRate: null,
  }),
  gene({ gene: 'GJB2', condition: 'Deafness DFNB1A', carrierOneIn: 42, detectionRate: null }),
  gene({
    gene: 'DMD',
    condition: 'Duchenne',
    inheritance: 'xLinked',
    carrierOneIn: 2000,
    population: null,
    detectionRate: null,
  }),
]
const plain = makeTestReference({ genes })
const dk = plain.shops.get('dk') as NonNullable<ReturnType<typeof plain.shops.get>>
const reference = {
  ...plain,
  shops: new Map([
    ...plain.shops,
    ['uk', { ...dk, code: 'uk', shopName: 'uk-shop', isGeneticMatchingEnabled: false }],
  ]),
}

/** What a test of this room stands on; `asking` are the headers of whoever asks, at first those of the customer `me`. */
export const world = { logged: [] as string[] } as {
  database: TestDatabase
  services: Services
  app: FastifyInstance
  me: string
  asking: object
  /** Lines of the log, of every level. */
  logged: string[]
  dataDirectory: string
}

/** Opens the calls of genes, content and search over a database of its own for this file; a new customer for each test. */
export function openGenetics(): void {
  beforeAll(async () => {
    const database = await createTestDatabase()
    const services = {
      ...makeTestServices(database, reference),
      log: pino({ level: 'trace' }, { write: (line: string) => void world.logged.push(line) }),
    }
    world.dataDirectory = mkdtempSync(join(tmpdir(), 'kindred-genetics-'))
    services.config.dataDirectory = world.dataDirectory
    const index = new SearchIndex(services)
    const app = await buildTestApp(services, [
      routes,
      contentRoutes,
      async (root) => {
        root.addHook('preHandler', async ({ url }) => {
          if (url.includes('/cms/donors/')) await index.load(await loadAllDonors(services))
        })
        await searchRoutes(root as never, { services, index })
      },
    ])
    await app.ready()
    Object.assign(world, { database, services, app })
  })
  afterAll(async () => {
    await world.app?.close()
    await world.database?.drop()
  })
  beforeEach(async () => {
    world.me = await addCustomer(world.database.pool)
    world.asking = signIn(world.me)
  })
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export const ask = (method: Method, url: string, payload?: object, extra: object = {}) =>
  world.app.inject({ method, url, headers: { 'x-shop-code': 'dk', ...world.asking, ...extra }, payload })
export const call = (method: Method, path: string, payload?: object) =>
  ask(method, `/api/geneticmatching/${path}`, payload)
export const code = (answer: {
  statusCode: number
  json: () => { errors: { code: string; field?: string }[] }
}) => `${answer.statusCode} ${answer.json().errors[0]?.code}`
export const agree = (findings = true, review = false) => call('PUT', 'consents', { findings, review })
export const tell = (findings: object, rest: object = {}) =>
  call('PUT', 'findings', {
    relationship: 'none',
    findings: Object.entries(findings).map(([name, result]) => ({ gene: name, result })),
    ...rest,
  })
export const read = async () => (await call('GET', 'findings')).json()
export const match = async (...donors: TestDonor[]) =>
  call('POST', 'match', { donorIds: donors.map((donor) => donor.code) })
const giveGenes = (donor: TestDonor, tested: string[], carrier: string[] = [], kind = 'sperm') =>
  world.database.pool.query(
    `update shop.donor set tested_genes = $2, carrier_genes = $3, kind = $4, has_genetic_matching = true where id = $1`,
    [donor.id, tested, carrier, kind],
  )
export const addTested = async (tested: string[], carrier: string[] = [], kind = 'sperm') => {
  const donor = await addDonor(world.database.pool)
  await giveGenes(donor, tested, carrier, kind)
  return donor
}
export const attach = (bytes: Uint8Array | string, fileName: string) => ({
  content: Buffer.from(bytes as string).toString('base64'),
  fileName,
  contentType: '',
  length: Buffer.from(bytes as string).length,
})
