import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { fingerprint } from '../lib/fingerprint.mjs'
import { lock } from '../lib/lock.mjs'
import { cms, logs, root, state } from '../lib/paths.mjs'
import { npm, run } from '../lib/run.mjs'
import { callersEnv } from '../lib/settings.mjs'
import { makeIfChanged } from '../lib/stamps.mjs'
import { step, unchanged } from '../lib/steps.mjs'

/** Another Node, and a copy of the cms whose addons are compiled for it. @typedef {{ node: string, cms: string }} Node24 */

const wanted = path.join(root, 'scripts/test/node24')
const home = path.join(state, 'node24')
const tree = path.join(home, 'tree')
const copy = path.join(tree, 'cms')
const modules = path.join(copy, 'node_modules')
const addon = path.join(modules, 'better-sqlite3/build')
const files = ['package.json', 'package-lock.json']

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
    inputs: () => fingerprint(files.map((file) => path.join(wanted, file))),
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

/** @param {string} from @param {string} to both see the same bytes until one of them is replaced */
const linkAll = (from, to) =>
  run(`Copying ${path.basename(from)}`, {
    command: 'cp',
    args: ['-al', from, to],
    cwd: root,
    env: callersEnv(),
  })

/** Of the addons only that of SQLite is made for one Node; the others hold for all. */
async function compileAddon() {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  await linkAll(path.join(cms, 'node_modules'), modules)
  // Written anew, not into the file that the other Node loads.
  rmSync(addon, { recursive: true, force: true })
  copyFileSync(path.join(cms, 'package.json'), path.join(copy, 'package.json'))
  const { command = node, args } = npm()
  const env = callersEnv()
  await run('Compiling SQLite for Node 24', {
    command,
    args: [...args, 'rebuild', 'better-sqlite3', '--foreground-scripts'],
    cwd: copy,
    env: {
      ...env,
      PATH: `${path.dirname(node)}${path.delimiter}${env.PATH ?? ''}`,
      npm_config_nodedir: nodeFolder,
    },
    logFile: path.join(logs, 'compile-node24.log'),
  })
}

const compile = () =>
  makeIfChanged({
    name: 'compile-node24',
    inputs: () =>
      fingerprint([
        ...files.map((file) => path.join(wanted, file)),
        path.join(cms, 'package-lock.json'),
      ]),
    outcome: [path.join(addon, 'Release/better_sqlite3.node')],
    make: compileAddon,
  })

const notCopied = new Set(['node_modules', '.data', '.cache', '.tmp'])

/** The cms as it is now, beside the addons of the other Node; it looks for the others beside itself. */
async function copySources() {
  for (const name of readdirSync(copy)) {
    if (!notCopied.has(name)) rmSync(path.join(copy, name), { recursive: true, force: true })
  }
  for (const name of readdirSync(cms).filter((one) => !notCopied.has(one))) {
    await linkAll(path.join(cms, name), path.join(copy, name))
  }
  for (const name of ['web', 'scripts', 'node_modules']) {
    const link = path.join(tree, name)
    if (!existsSync(link)) symlinkSync(path.join(root, name), link)
  }
}

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
  await step('Compile SQLite for Node 24', () => said(compile()))
  await copySources()
  return { node, cms: copy }
}
