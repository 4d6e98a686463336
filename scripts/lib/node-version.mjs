/**
 * Whether a Node version is recent enough.
 *
 * @param {string} version such as `20.19.0`
 */
function isSupportedNode(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}

/** Ends the process with a clear word when Node is too old. Called before anything else. */
export function requireNode() {
  if (isSupportedNode(process.versions.node)) return
  console.error(
    `Kindred needs Node 20.19 or newer; this is Node ${process.versions.node}. See https://nodejs.org`,
  )
  process.exit(1)
}
