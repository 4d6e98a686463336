/** What filling a database with the demo world needs. */
export interface SeedOptions {
  url: string
  /** Files (drawings, documents) go below it. */
  dataDirectory: string
  /** How many sperm donors; the demo world's own number unless given. */
  donors?: number
  /** Of the installation. */
  secret?: string
  report?: (text: string) => void
}

/** The demo world's entry, loaded only when it is used: it brings the whole editor with it. */
export async function loadSeed(): Promise<(options: SeedOptions) => Promise<void>> {
  const { seedDemoWorld } = await import('../../packages/demo/src/seed.ts')
  return seedDemoWorld
}
