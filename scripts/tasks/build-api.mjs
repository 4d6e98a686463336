import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '../lib/bundle.mjs'
import { root } from '../lib/paths.mjs'

const api = join(root, 'apps', 'api')

/** Programs of their own beside main.ts: child processes and workers, told by their name. */
const workers = readdirSync(join(api, 'src'), { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.worker.ts'))

rmSync(join(api, 'dist'), { recursive: true, force: true })
const entryPoints = ['src/main.ts', ...workers.map((path) => join('src', path))]
// esbuild has printed what is wrong; a stack would only hide it.
await bundle({ absWorkingDir: api, entryPoints, outbase: 'src', outdir: 'dist' }).catch(() => process.exit(1))
