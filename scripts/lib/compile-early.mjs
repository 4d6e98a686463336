import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Said to V8 in a file's first line; other engines read it as the comment it is. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the scripts that every page starts with (React and Next), so that Chromium compiles all of their functions
 * beside the page, while they come in. Left to itself it compiles each when it is first called, in one long piece of
 * work on the thread that draws and answers presses: decision 29.
 *
 * @param {string} built folder that `next build` wrote
 */
export function compileEarly(built) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(built, 'build-manifest.json'), 'utf8'))
  if (rootMainFiles.length === 0) throw new Error(`${built} names no script that pages start with.`)
  for (const file of rootMainFiles) markFile(join(built, file))
}

function markFile(path) {
  const script = readFileSync(path, 'utf8')
  if (!script.startsWith(hint)) writeFileSync(path, hint + script)
}
