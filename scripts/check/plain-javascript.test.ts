import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { root } from '../lib/paths.mjs'

/** Files that cannot be TypeScript, and why; so are their imports. All other code in scripts/ is TypeScript. */
const plain: Readonly<Record<string, string>> = {
  'scripts/start.mjs': 'installs',
  'scripts/dev.mjs': 'installs',
  'scripts/seed.mjs': 'installs',
  'scripts/verify-money.mjs': 'installs',
  'scripts/admin.mjs': 'installs',
  'scripts/seed-many.mjs': 'installs',
  'scripts/backup.mjs': 'installs',
  'scripts/restore.mjs': 'installs',
  'scripts/run-tool.mjs': 'installs, then takes the runner of TypeScript',
  'scripts/lib/end-with-starter.mjs': 'is loaded into programs that have no runner',
  'scripts/test/node-report.mjs': 'is loaded by Node 20 before the runner',
  'scripts/bench/bare/next.config.mjs': 'is an app of its own',
}

const isPlain = /\.[mc]?jsx?$/
const madeOrForeign = /(^|\/)(dist|node_modules|\.next[^/]*|bare\/app)\//

const found = readdirSync(path.join(root, 'scripts'), { recursive: true })
  .map((file) => path.posix.join('scripts', String(file)))
  .filter((file) => isPlain.test(file) && !madeOrForeign.test(file))
  .sort()

/** Static imports only: before the install nothing else is loaded; `import()` may run later. */
function importsOf(file: string) {
  const source = readFileSync(path.join(root, file), 'utf8')
  const named = source.matchAll(/^(?:import |(?:import|export|\}).* from )'(\.[^']+)'/gm)
  return [...named].map(([, name = '']) => path.posix.join(path.posix.dirname(file), name))
}

const needed = new Set(Object.keys(plain))
for (const file of needed)
  if (isPlain.test(file)) for (const one of importsOf(file)) needed.add(one)

test('JavaScript is used only where no TypeScript loader is available yet', () => {
  assert.deepEqual(
    found.filter((file) => !needed.has(file)),
    [],
  )
})

test('what runs before the installs imports no TypeScript', () => {
  assert.deepEqual(
    [...needed].filter((file) => !isPlain.test(file)),
    [],
  )
})

test('every file of the table exists', () => {
  assert.deepEqual(
    Object.keys(plain).filter((file) => !found.includes(file)),
    [],
  )
})
