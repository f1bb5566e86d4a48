/**
 * A package-lock.json as far as we look at it.
 *
 * @typedef {Record<string, string> | undefined} Ranges
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [dev]
 * @property {Ranges} [optionalDependencies]
 * @typedef {{ packages: Record<string, Entry> }} Lockfile
 */

const systems = /\b(android|darwin|freebsd|linux|openbsd|openharmony|win32)\b/
const processors = /\b(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|x64)\b/

/** The folders in which a package at this place looks for another one. @param {string} place */
function* homesFrom(place) {
  for (let at = place; at !== ''; ) {
    yield `${at}/node_modules/`
    const end = at.lastIndexOf('/node_modules/')
    at = end === -1 ? '' : at.slice(0, end)
  }
  yield 'node_modules/'
}

/** @param {Lockfile} lockfile @param {string} place @param {string} name */
function isLocked({ packages }, place, name) {
  for (const home of homesFrom(place)) if (packages[home + name]) return true
  return false
}

/** @param {string} name such as "@next/swc-darwin-arm64" */
function platformOf(name) {
  const os = systems.exec(name)?.[1]
  const cpu = processors.exec(name)?.[1]
  const libc = os === 'linux' && (/musl/.test(name) ? 'musl' : 'glibc')
  return os && cpu ? { cpu: [cpu], os: [os], ...(libc && { libc: [libc] }) } : undefined
}

/**
 * Entries for binaries of other machines that a lockfile speaks of and does not have: npm leaves them
 * out when a registry does not offer them, and then refuses its own lockfile in `npm ci`. Each names
 * its platform, so that no other machine asks for it.
 *
 * @param {Lockfile} lockfile
 * @returns {Record<string, Entry>}
 */
export function missingPlatformPackages(lockfile) {
  const wanted = Object.entries(lockfile.packages).flatMap(
    ([place, { dev, optionalDependencies }]) =>
      Object.entries(optionalDependencies ?? {}).map(([name, version]) => ({
        place,
        dev,
        name,
        version,
      })),
  )
  const missing = wanted.filter(({ place, name }) => !isLocked(lockfile, place, name))
  return Object.fromEntries(
    missing.map(({ dev, name, version }) => {
      const entry = { version, ...platformOf(name), ...(dev && { dev }), optional: true }
      return [`node_modules/${name}`, entry]
    }),
  )
}

/**
 * What would make `npm ci` fail elsewhere.
 *
 * @param {Lockfile} lockfile
 * @returns {string[]}
 */
export function faultsOfLockfile(lockfile) {
  const missing = Object.keys(missingPlatformPackages(lockfile))
  const hosts = Object.values(lockfile.packages).filter(
    ({ resolved }) =>
      resolved?.startsWith('http') && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  return [
    ...missing.map((place) => `${place} is missing: run "npm run lockfiles"`),
    ...(hosts.length > 0 ? [`${hosts.length} addresses of another registry`] : []),
  ]
}
