import { requireNode } from './lib/node-version.mjs'

requireNode()
const { launch } = await import('./lib/launch.mjs')
await launch({ command: 'npm start', development: false })
