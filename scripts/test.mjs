import { requireNode } from './lib/node-version.mjs'

requireNode()
const { runTests } = await import('./lib/run-tests.mjs')
await runTests({ withBrowser: !process.argv.includes('--no-browser') })
