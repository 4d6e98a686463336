import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { measureScripts } from '../../scripts/lib/measure-scripts.mjs'

type Budget = { pages: readonly { kind: string; path: string; limit: number }[] }
const { pages }: Budget = JSON.parse(readFileSync('scripts/budget.json', 'utf8'))

for (const { kind, path, limit } of pages)
  test(`a first visit to the ${kind} page loads at most ${limit} KB of JavaScript`, async ({ baseURL }) => {
    const { bytes } = await measureScripts(baseURL ?? '', path)
    expect(bytes / 1024).toBeLessThanOrEqual(limit)
  })
