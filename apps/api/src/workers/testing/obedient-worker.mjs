/** Stands in for a program of `openWorker` and does what the bytes of a question say. */
process.on('disconnect', () => process.exit())
process.on('message', (question) => {
  const order = Buffer.from(question).toString()
  if (order === 'never answer') return
  if (order === 'die') process.exit(3)
  if (order === 'break') return process.send({ fault: 'broke' })
  if (order === 'tell secrets') return process.send({ answer: Object.keys(process.env) })
  process.send({ answer: process.pid })
})
