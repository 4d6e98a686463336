/**
 * Resolves with the name of the first signal that asks this process to end.
 * A second one ends it at once, for whoever has no patience left.
 */
export function waitForSignal() {
  return new Promise((resolve) => {
    let asked = false
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(name, () => {
        if (asked && name === 'SIGINT') process.exit(130)
        asked = true
        resolve(name)
      })
    }
  })
}
