/** An error whose message is meant for the person at the terminal: printed without a stack. */
export class PlainError extends Error {}

/** Prints an error the way its reader needs it and sets the exit code. */
export function reportError(error) {
  process.exitCode = 1
  console.error(`\n${error instanceof PlainError ? error.message : (error?.stack ?? error)}`)
}

/** Milliseconds as a person reads them: `0.4 s`, `12 s`, `2 min 5 s`. */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
