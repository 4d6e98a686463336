/** What a worker says: an answer, or that it broke over a question. */
export type WorkerMessage<Answer> = { answer: Answer } | { fault: string }

/** The whole of a worker: questions in, answers out, until its parent goes, which asks one at a time. */
export function serveWorker<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  const send = (message: WorkerMessage<Answer>) => process.send?.(message)
  process.on('disconnect', () => process.exit())
  process.on('message', async (question: Question) => {
    try {
      send({ answer: await answer(question) })
    } catch (error) {
      send({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
}
