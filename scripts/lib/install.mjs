import path from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { headersOfAddons } from './node24.mjs'
import { logs, root } from './paths.mjs'
import { npm, run } from './run.mjs'
import { callersEnv } from './settings.mjs'
import { makeIfChanged } from './stamps.mjs'

// Native addons are compiled for one Node version on one kind of machine.
const machine = [process.versions.modules ?? '', process.platform, process.arch]

/** @typedef {'.' | 'web' | 'cms'} Project */

/**
 * Installs exactly the versions of the lockfile, unless they are installed already.
 *
 * @param {Project} project
 * @returns {Promise<boolean>} whether anything was installed
 */
export function install(project) {
  const cwd = path.join(root, project)
  const name = `install-${project === '.' ? 'root' : project}`
  const { command, args } = npm()
  return makeIfChanged({
    name,
    inputs: () => fingerprint(lockfilesOf(cwd), machine),
    outcome: [path.join(cwd, 'node_modules')],
    make: async () =>
      run(`Installing ${project === '.' ? 'the developer tools' : project}`, {
        command,
        args: [...args, 'ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress'],
        cwd,
        env: { ...callersEnv(), ...(project === 'cms' && (await headersOfAddons())) },
        logFile: path.join(logs, `${name}.log`),
      }),
  })
}

/** @param {string} folder */
const lockfilesOf = (folder) =>
  ['package.json', 'package-lock.json', '.npmrc'].map((file) => path.join(folder, file))
