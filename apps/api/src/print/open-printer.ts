import { ok, refuse } from '@kindred/domain/result'
import type { Services } from '../services.ts'
import { findWorker, openWorker } from '../workers/open-worker.ts'
import type { DocumentOrder, Printer } from './printer.ts'

/**
 * Makes documents in a program of its own, one at a time (decision 21): drawing one takes a tenth of a second of the
 * processor, in which this process would answer nobody.
 */
export function openPrinter(services: Pick<Services, 'log'>): Printer {
  const worker = openWorker<DocumentOrder, Uint8Array>(services, {
    program: findWorker('print/print-document'),
    patience: 30_000,
    idle: 120_000,
    mostWaiting: 20,
    memory: 512,
  })
  return {
    print: async (order) => {
      const said = await worker.ask(order)
      if ('answer' in said) return ok(said.answer)
      if (said.refusal === 'broke') throw new Error(`a ${order.kind} could not be drawn`)
      return refuse('printer-busy', 'Several documents are being made already. Try again in a minute.')
    },
    close: worker.close,
  }
}
