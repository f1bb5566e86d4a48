import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { logs, root, state } from './paths.mjs'
import { npm, run } from './run.mjs'
import { callersEnv } from './settings.mjs'
import { makeIfChanged } from './stamps.mjs'

const wanted = path.join(root, 'scripts/lib/node24')
const home = path.join(state, 'node24')
const files = ['package.json', 'package-lock.json']
const ours = `node-${process.platform}-${process.arch}`

/** The Node version of the Docker images, as npm packages it, with its headers. */
export const nodeFolder = path.join(home, 'node_modules', ours)

/** Files that pin the version. */
export const versionFiles = files.map((file) => path.join(wanted, file))

/** Whether npm offers it for this machine. */
export function isOffered() {
  const { optionalDependencies } = JSON.parse(
    readFileSync(path.join(wanted, files[0] ?? ''), 'utf8'),
  )
  return ours in optionalDependencies
}

/** Installs it below the state folder of this clone. */
export const installNode24 = () =>
  makeIfChanged({
    name: 'install-node24',
    inputs: () => fingerprint(versionFiles),
    outcome: [path.join(nodeFolder, 'bin/node')],
    make: () => {
      mkdirSync(home, { recursive: true })
      for (const file of files) copyFileSync(path.join(wanted, file), path.join(home, file))
      const { command, args } = npm()
      return run('Installing Node 24', {
        command,
        args: [...args, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress'],
        cwd: home,
        env: callersEnv(),
        logFile: path.join(logs, 'install-node24.log'),
      })
    },
  })

/**
 * npm settings for addons that are compiled here. An addon compiled with the headers of Node 24.19 to 24.21 aborts
 * during garbage collection (nodejs/node#65446); one compiled with those of 24.18 runs on all of them.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function headersOfAddons() {
  if (!process.versions.node.startsWith('24.') || !isOffered()) return {}
  await installNode24()
  return existsSync(nodeFolder) ? { npm_config_nodedir: nodeFolder } : {}
}
