/** What a running server writes into `postmaster.pid` of its data directory. */
export interface PostmasterFile {
  pid: number
  data: string
  port: number
  /** `starting`, `stopping`, `ready` or `standby`. */
  status: string
}

/**
 * Reads the text of `postmaster.pid`. Lines: pid, data directory, start time, port, socket directory, address,
 * shared memory, status (src/include/utils/pidfile.h). A server that has just started has not written all of them.
 *
 * @returns undefined when the file is empty or broken
 */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, data: lines[1] ?? '', port: Number(lines[3]) || 0, status: lines[7] ?? '' }
}
