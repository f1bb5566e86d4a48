import path from 'node:path'
import { lock } from '../lib/lock.mjs'
import { installNode24, isOffered, nodeFolder, versionFiles } from '../lib/node24.mjs'
import { step, unchanged } from '../lib/steps.mjs'
import { compile, copy, copySources } from './node24-copy.ts'

/** Node 24, and a copy of the cms with addons compiled for it. */
type Node24 = { node: string; cms: string }

/** The reason why nothing runs on Node 24 here; undefined when it can. */
export function noNode24() {
  const { node } = process.versions
  if (Number(node.split('.')[0]) >= 24) return `this is Node ${node}: the other parts run on it`
  return isOffered() ? undefined : 'npm has no Node 24 for this machine: run npm test on one'
}

let compiled: Promise<void> | undefined
let ready: Promise<Node24> | undefined

/** Compiles the addon, once a command. It takes one core for more than a minute, so run it while the cms is built. */
export function compileNode24(): Promise<void> {
  compiled ??= noNode24() ? Promise.resolve() : makeCompiled()
  return compiled
}

/** Prepares both, once a command. The cms must be built. */
export function getNode24(): Promise<Node24> {
  ready ??= makeReady()
  return ready
}

async function makeCompiled() {
  // Released at the end of this command: the copy must not change during its tests.
  await lock('node24', {
    wait: () => console.log('Another command tests on Node 24 here: waiting.'),
  })
  const stepResult = async (made: Promise<boolean>) => ((await made) ? undefined : unchanged)
  await step('Install Node 24', () => stepResult(installNode24()))
  await step('Compile SQLite for Node 24', () => stepResult(compile(nodeFolder, versionFiles)))
}

async function makeReady() {
  await compileNode24()
  await copySources()
  return { node: path.join(nodeFolder, 'bin/node'), cms: copy }
}
