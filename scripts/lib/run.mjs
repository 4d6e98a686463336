import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from './paths.mjs'

/**
 * Runs a command to its end without showing its output, and keeps the last lines for when it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, tolerate?: boolean, keep?: number }} [options]
 *   `tolerate`: resolve with the code instead of rejecting; `keep`: how many of the last lines are given back
 * @returns {Promise<{ code: number, tail: string }>}
 */
export function run(command, args, options = {}) {
  const { cwd = root, env = process.env, onLine, tolerate = false, keep = 60 } = options
  return new Promise((resolve, reject) => {
    // npm is a .cmd file on Windows, which only a shell can start.
    const shell = process.platform === 'win32' && command === 'npm'
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] })
    const lines = []
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        if (lines.length > keep) lines.shift()
        onLine?.(line)
      })
    }
    const stop = () => child.kill('SIGTERM')
    process.once('exit', stop)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      process.off('exit', stop)
      const tail = lines.join('\n')
      if (code === 0 || tolerate) resolve({ code: code ?? 1, tail })
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}.\n${tail}`))
    })
  })
}

/** Runs a TypeScript file of this project with tsx. */
export function runTypeScript(file, args = [], options = {}) {
  return run(process.execPath, ['--import', 'tsx', file, ...args], options)
}
