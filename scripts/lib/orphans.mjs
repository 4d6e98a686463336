import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSameProcess, processBegan } from './lock.mjs'
import { killGroup } from './supervise.mjs'

const file = (data) => join(data, 'processes.json')

/** Notes the running programs, so that the next start can end them should this one be killed. */
export function noteProcesses(data, pids) {
  mkdirSync(data, { recursive: true })
  writeFileSync(file(data), JSON.stringify(pids.map((pid) => ({ pid, began: processBegan(pid) }))))
}

/** Ends what a killed start left behind. Call only while holding the lock. Returns how many there were. */
export async function stopOrphans(data) {
  const orphans = readNoted(data).filter(isSameProcess)
  for (const { pid } of orphans) signal(pid, 'SIGTERM')
  const end = Date.now() + 5000
  while (orphans.some(isSameProcess) && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50))
  for (const { pid } of orphans.filter(isSameProcess)) killGroup(pid)
  rmSync(file(data), { force: true })
  return orphans.length
}

function readNoted(data) {
  try {
    return JSON.parse(readFileSync(file(data), 'utf8'))
  } catch {
    return []
  }
}

function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    // Gone already.
  }
}
