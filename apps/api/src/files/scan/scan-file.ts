import type { Config } from '../../config.ts'
import { scanWithClamd } from './scan-with-clamd.ts'

/** `clean` and `infected` are what a scanner said; `notScanned` means that there is none. */
export type ScanVerdict = 'clean' | 'infected' | 'notScanned'

/**
 * Asks the virus scanner, where the environment names one (`CLAMD`, host:port).
 * @throws where it does not answer: the file is then not taken, since silence is no verdict
 */
export async function scanFile({ clamd }: Config, bytes: Uint8Array): Promise<ScanVerdict> {
  return clamd ? scanWithClamd(clamd, bytes) : 'notScanned'
}
