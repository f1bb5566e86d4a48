import { createRequire } from 'node:module'
import path from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { cms, root } from './paths.mjs'
import { makeIfChanged } from './stamps.mjs'

/** @typedef {'mailbox' | 'stripe-sandbox'} StandIn local fakes of outside services */

/** @type {readonly StandIn[]} */
const standIns = ['mailbox', 'stripe-sandbox']
const folderOf = (/** @type {StandIn} */ name) => path.join(root, 'scripts', name)

/** Path of the compiled program. @param {StandIn} name */
export const standIn = (name) => path.join(folderOf(name), 'dist/run.mjs')

/** @param {StandIn} name */
async function compile(name) {
  /** @type {typeof import('../../cms/node_modules/esbuild/lib/main.js')} */
  const { build } = createRequire(path.join(cms, 'package.json'))('esbuild')
  await build({
    entryPoints: [path.join(folderOf(name), 'run.ts')],
    outfile: standIn(name),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // It locates the folders of the repository relative to its own file.
    external: [path.join(root, 'scripts/lib/*')],
    logLevel: 'warning',
  })
}

/** Compiles each into one file: through the TypeScript loader each start would take 0.3 s longer. */
export const compileStandIns = () =>
  makeIfChanged({
    name: 'compile-stand-ins',
    inputs: () => fingerprint([...standIns.map(folderOf), path.join(cms, 'package-lock.json')]),
    outcome: standIns.map(standIn),
    make: async () => {
      for (const name of standIns) await compile(name)
    },
  })
