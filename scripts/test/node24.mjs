import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from '../lib/fingerprint.mjs'
import { lock } from '../lib/lock.mjs'
import { logs, root, state } from '../lib/paths.mjs'
import { npm, run } from '../lib/run.mjs'
import { callersEnv } from '../lib/settings.mjs'
import { makeIfChanged } from '../lib/stamps.mjs'
import { step, unchanged } from '../lib/steps.mjs'
import { compile, copy, copySources } from './node24-copy.mjs'

/** Another Node, and a copy of the cms whose addons are compiled for it. @typedef {{ node: string, cms: string }} Node24 */

const wanted = path.join(root, 'scripts/test/node24')
const home = path.join(state, 'node24')
const files = ['package.json', 'package-lock.json']
const versions = files.map((file) => path.join(wanted, file))

const ours = `node-${process.platform}-${process.arch}`
const nodeFolder = path.join(home, 'node_modules', ours)
const node = path.join(nodeFolder, 'bin/node')

/** Why nothing needs, or is able, to run on another Node here; undefined when it can. */
export function noNode24() {
  if (Number(process.versions.node.split('.')[0]) >= 24)
    return `this is Node ${process.versions.node}: the other parts have run on it`
  const { optionalDependencies } = JSON.parse(
    readFileSync(path.join(wanted, 'package.json'), 'utf8'),
  )
  return ours in optionalDependencies ? undefined : `npm has no ${ours}: run npm test on Node 24`
}

const installNode = () =>
  makeIfChanged({
    name: 'install-node24',
    inputs: () => fingerprint(versions),
    outcome: [node],
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

/** @type {Promise<Node24> | undefined} */
let ready

/** Makes both ready, once a command. @returns {Promise<Node24>} */
export function getNode24() {
  ready ??= makeReady()
  return ready
}

async function makeReady() {
  // Given back at the end of this command: nobody may change the copy under its tests.
  await lock('node24', {
    wait: () => console.log('Another command tests on Node 24 here: waiting.'),
  })
  const said = async (/** @type {Promise<boolean>} */ made) =>
    (await made) ? undefined : unchanged
  await step('Install Node 24', () => said(installNode()))
  await step('Compile SQLite for Node 24', () => said(compile(nodeFolder, versions)))
  await copySources()
  return { node, cms: copy }
}
