/** What a worker says: an answer, or that it broke over a question. */
export type WorkerMessage<Answer> = { answer: Answer } | { fault: string }

/** The whole of a worker: questions in, answers out, one after the other, until its parent goes. */
export function serveWorker<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  const send = (message: WorkerMessage<Answer>) => process.send?.(message)
  process.on('disconnect', () => process.exit())
  process.on('message', async (question: Question) => {
    try {
      send({ answer: await answer(question) })
    } catch (error) {
      send({ fault: String(error) })
    }
  })
}
