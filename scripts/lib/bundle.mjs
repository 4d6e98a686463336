import { build } from 'esbuild'

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

/**
 * Makes programs for Node of our sources: the API's, and a measurement's that serves as the API does. Names are not kept,
 * since what keeps them is a call for every function that a request makes; the source maps have them.
 *
 * @param {{ absWorkingDir: string, entryPoints: string[], outbase?: string, outdir: string }} what
 */
export const bundle = (what) =>
  build({
    ...what,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    splitting: true,
    sourcemap: true,
    loader: { '.css': 'empty', '.svg': 'text' },
    plugins: [ownPackagesOnly],
    logLevel: 'warning',
  })
