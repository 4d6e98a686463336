/**
 * Loaded before a supervised program: when the supervisor is gone without a word (kill -9), the program ends as if
 * it had been asked to, so that no orphan keeps the port. Node hands this file on to what the program forks itself
 * (next dev does), which has a channel of its own and is none of our business.
 */
if (process.channel && process.env.KINDRED_SUPERVISOR === String(process.ppid)) {
  process.channel.unref()
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 10_000).unref()
  })
}
