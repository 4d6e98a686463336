import { readFileSync } from 'node:fs'

/** Bytes that a process holds in memory; null where that cannot be read. */
export function readResident(pid, read = (path) => readFileSync(path, 'utf8')) {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`))?.[1]
    return kilobytes ? Number(kilobytes) * 1024 : null
  } catch {
    return null
  }
}

/**
 * @param {string} name of the process
 * @param {number} bytes
 * @param {number} limit megabytes (1 MB = 1,000,000 bytes)
 */
export function judgeMemory(name, bytes, limit) {
  const megabytes = bytes / 1_000_000
  return { fits: megabytes < limit, text: `Memory of ${name}: ${megabytes.toFixed(0)} of ${limit} MB` }
}
