/**
 * Loaded before a supervised program: when the supervisor is gone without a word (kill -9), the program ends as if
 * it had been asked to, so that no orphan keeps the port.
 */
if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 10_000).unref()
  })
}
