type Ranges = Record<string, string> | undefined
interface Entry {
  version?: string
  resolved?: string
  dev?: boolean
  optionalDependencies?: Ranges
}

/** The part of a package-lock.json that is read here. */
export type Lockfile = { packages: Record<string, Entry> }

const systems = /\b(android|darwin|freebsd|linux|openbsd|openharmony|win32)\b/
const processors = /\b(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|x64)\b/

/** The folders in which a package at this place looks for a dependency. */
function* homesFrom(place: string) {
  for (let at = place; at !== ''; ) {
    yield `${at}/node_modules/`
    const end = at.lastIndexOf('/node_modules/')
    at = end === -1 ? '' : at.slice(0, end)
  }
  yield 'node_modules/'
}

function isLocked({ packages }: Lockfile, place: string, name: string) {
  for (const home of homesFrom(place)) if (packages[home + name]) return true
  return false
}

/** @param name such as "@next/swc-darwin-arm64" */
function platformOf(name: string) {
  const os = systems.exec(name)?.[1]
  const cpu = processors.exec(name)?.[1]
  const libc = os === 'linux' && (/musl/.test(name) ? 'musl' : 'glibc')
  return os && cpu ? { cpu: [cpu], os: [os], ...(libc && { libc: [libc] }) } : undefined
}

/**
 * Entries for binaries of other machines that a lockfile refers to but does not contain: npm omits them when a registry
 * does not offer them, and then refuses its own lockfile in `npm ci`. Each names its platform, so that no other machine
 * downloads it.
 */
export function missingPlatformPackages(lockfile: Lockfile): Record<string, Entry> {
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

/** Faults that would make `npm ci` fail on another machine. */
export function faultsOfLockfile(lockfile: Lockfile): string[] {
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
