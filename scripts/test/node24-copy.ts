import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from '../lib/fingerprint.mjs'
import { cms, logs, root, state } from '../lib/paths.mjs'
import { npm, run } from '../lib/run.mjs'
import { callersEnv } from '../lib/settings.mjs'
import { makeIfChanged } from '../lib/stamps.mjs'
import { linkAll } from './linked-copy.ts'

const tree = path.join(state, 'node24/tree')
const modules = path.join(tree, 'cms/node_modules')
const addon = path.join(modules, 'better-sqlite3/build')

/** A copy of the cms with addons compiled for Node 24. */
export const copy = path.join(tree, 'cms')

/**
 * Compiles the SQLite addon, the only one that is specific to a Node version.
 *
 * @param nodeFolder with its headers
 */
async function compileAddon(nodeFolder: string) {
  const bin = path.join(nodeFolder, 'bin')
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  await linkAll(path.join(cms, 'node_modules'), modules)
  // Deletes the linked file first: overwriting it would change the one that the other Node loads.
  rmSync(addon, { recursive: true, force: true })
  copyFileSync(path.join(cms, 'package.json'), path.join(copy, 'package.json'))
  const { command = path.join(bin, 'node'), args } = npm()
  const env = callersEnv()
  await run('Compiling SQLite for Node 24', {
    command,
    args: [...args, 'rebuild', 'better-sqlite3', '--foreground-scripts'],
    cwd: copy,
    env: {
      ...env,
      PATH: `${bin}${path.delimiter}${env.PATH ?? ''}`,
      npm_config_nodedir: nodeFolder,
    },
    logFile: path.join(logs, 'compile-node24.log'),
  })
}

/** @param versions files that pin the version of Node */
export const compile = (nodeFolder: string, versions: string[]) =>
  makeIfChanged({
    name: 'compile-node24',
    inputs: () => fingerprint([...versions, path.join(cms, 'package-lock.json')]),
    outcome: [path.join(addon, 'Release/better_sqlite3.node')],
    make: () => compileAddon(nodeFolder),
  })

const notCopied = new Set(['node_modules', '.data', '.cache', '.tmp'])

/** Copies the current sources of the cms beside the compiled addons, and what they import from other folders. */
export async function copySources() {
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
