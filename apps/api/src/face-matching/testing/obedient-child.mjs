/** Stands in for the program that looks at photos and does what the bytes of a photo say. */
process.on('disconnect', () => process.exit())
process.on('message', (photo) => {
  const order = Buffer.from(photo).toString()
  if (order === 'never answer') return
  if (order === 'die') process.exit(3)
  if (order === 'break') return process.send({ fault: 'broke' })
  if (order === 'tell secrets') return process.send({ ok: true, value: Object.keys(process.env) })
  process.send({ ok: true, value: process.pid })
})
