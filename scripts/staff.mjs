import { parseArgs } from 'node:util'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { openServer, readSecret } = await import('./lib/database.mjs')
const { readMode } = await import('./lib/environment.mjs')
const { installMissing } = await import('./lib/install.mjs')
const { PlainError, reportError } = await import('./lib/messages.mjs')
const { dataDirectory } = await import('./lib/paths.mjs')
const { readPort } = await import('./lib/ports.mjs')
const { prepareDatabase } = await import('./lib/prepare.mjs')
const { Progress } = await import('./lib/progress.mjs')
const { runTypeScript } = await import('./lib/run.mjs')

/** `npm run staff -- --email you@example.org [--role admin] [--name You]`: an account, and the address of its first password. */
async function makeStaff() {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, role: { type: 'string' }, name: { type: 'string' } },
  })
  const { email, role = 'admin', name = email } = values
  if (!email || !/^[^@\s]+@[^@\s]+$/.test(email))
    throw new PlainError('Say for whom: npm run staff -- --email you@example.org')
  const progress = new Progress()
  const mode = readMode()
  await installMissing(progress)
  const data = dataDirectory()
  const server = await progress.step('Opening the database', () => openServer(data))
  try {
    const secret = await readSecret(data)
    await prepareDatabase(progress, { url: server.url, mode, data, secret })
    const env = {
      ...process.env,
      DATABASE_URL: server.url,
      KINDRED_DATA: data,
      KINDRED_SECRET: secret,
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${readPort()}`,
    }
    const lines = []
    await runTypeScript('scripts/tasks/make-staff.ts', [email, role, name], {
      env,
      onLine: (line) => lines.push(line),
    })
    console.log(lines.join('\n'))
  } finally {
    if (server.started) await server.stop()
  }
}

await makeStaff().catch(reportError)
process.exit()
