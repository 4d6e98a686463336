import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../lib/paths.mjs'

const api = join(root, 'apps', 'api')

/** Packages from npm stay outside, the project's own are taken in: they export sources. */
const ownPackagesOnly = {
  name: 'own-packages-only',
  setup(context) {
    context.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@kindred/')) return undefined
      return { path, external: true }
    })
  },
}

/** Programs of their own beside main.ts: child processes and workers, told by their name. */
const workers = readdirSync(join(api, 'src'), { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.worker.ts'))

rmSync(join(api, 'dist'), { recursive: true, force: true })
const options = {
  absWorkingDir: api,
  entryPoints: ['src/main.ts', ...workers.map((path) => join('src', path))],
  outbase: 'src',
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  splitting: true,
  sourcemap: true,
  keepNames: true,
  loader: { '.css': 'empty', '.svg': 'text' },
  plugins: [ownPackagesOnly],
  logLevel: 'warning',
}
// esbuild has printed what is wrong; a stack would only hide it.
await build(options).catch(() => process.exit(1))
