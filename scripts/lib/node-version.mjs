const needed = { major: 20, minor: 20 }

/**
 * The error message when this Node is too old, otherwise undefined.
 *
 * @param {string} version such as "20.20.2"
 */
export function nodeTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isEnough = major > needed.major || (major === needed.major && minor >= needed.minor)
  if (isEnough) return undefined
  const wanted = `${needed.major}.${needed.minor}`
  return `KRONO needs Node ${wanted} or later; this is Node ${version}. See https://nodejs.org, or run "nvm install".`
}

/** Ends the program with that message when this Node is too old. */
export function requireNode() {
  const refusal = nodeTooOld(process.versions.node)
  if (!refusal) return
  console.error(refusal)
  process.exit(1)
}
