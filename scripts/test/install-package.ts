import { existsSync } from 'node:fs'
import path from 'node:path'
import { logs } from '../lib/paths.mjs'
import { succeeds } from '../lib/run.mjs'
import { callersEnv } from '../lib/settings.mjs'

/**
 * Installs a package of Debian, as root or with sudo without a password.
 *
 * @returns whether it succeeded; the log is `install-<name>.log`
 */
export async function installPackage(name: string): Promise<boolean> {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  const apt = [...sudo, 'apt-get', '-y', '-o', 'DPkg::Lock::Timeout=120']
  const [command = '', ...args] = apt
  const logFile = path.join(logs, `install-${name}.log`)
  const env = { ...callersEnv(), DEBIAN_FRONTEND: 'noninteractive' }
  const call = (rest: string[]) =>
    succeeds({ command, args: [...args, ...rest], cwd: '/', env, logFile, appends: true })
  await call(['update'])
  return call(['install', '--no-install-recommends', name])
}

/** Programs that tests start, with their packages. */
const programs = { 'redis-server': 'redis-server', age: 'age' } as const

export const isInPath = (program: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, program)))

/** Installs missing programs of tests, as root on Debian, such as in CI; on other machines tests say what they need. */
export async function installPrograms() {
  if (process.getuid?.() !== 0) return
  for (const [program, name] of Object.entries(programs))
    if (!isInPath(program)) await installPackage(name)
}
