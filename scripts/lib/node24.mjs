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

/** The Node of the images as npm has it, with its headers. */
export const nodeFolder = path.join(home, 'node_modules', ours)

/** Which Node it is. */
export const versionFiles = files.map((file) => path.join(wanted, file))

/** Whether npm has it for this machine. */
export function isOffered() {
  const { optionalDependencies } = JSON.parse(
    readFileSync(path.join(wanted, files[0] ?? ''), 'utf8'),
  )
  return ours in optionalDependencies
}

/** Installs it beside what this folder remembers. */
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
 * Settings of npm for addons that are compiled here. What is compiled with the headers of Node 24.19 to 24.21 aborts
 * when it is swept up (nodejs/node#65446); with those of 24.18 it runs on all of them.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function headersOfAddons() {
  if (!process.versions.node.startsWith('24.') || !isOffered()) return {}
  await installNode24()
  return existsSync(nodeFolder) ? { npm_config_nodedir: nodeFolder } : {}
}
