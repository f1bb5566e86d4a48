import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { root } from './lib/paths.mjs'
import { temporaryFolder } from './test/temporary-folder.ts'

/** A clone without installed packages, in which every install fails. */
function brokenClone() {
  const clone = temporaryFolder('clone')
  for (const name of ['scripts/lib', 'scripts/run-tool.mjs']) {
    cpSync(path.join(root, name), path.join(clone, name), { recursive: true })
  }
  for (const project of ['.', 'web', 'cms']) {
    mkdirSync(path.join(clone, project), { recursive: true })
    for (const file of ['package.json', 'package-lock.json'])
      writeFileSync(path.join(clone, project, file), '{}')
  }
  const npm = path.join(clone, 'npm.js')
  writeFileSync(npm, `console.error('no registry')\nprocess.exit(1)\n`)
  return { clone, env: { ...process.env, npm_execpath: npm } }
}

function run(tool: string) {
  const { clone, env } = brokenClone()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(clone, 'scripts/run-tool.mjs'), tool],
    { env, encoding: 'utf8' },
  )
  return { status, lastLine: stdout.trimEnd().split('\n').at(-1), output: stdout + stderr }
}

test('npm test ends with totals and an error when nothing can be installed', () => {
  const { status, lastLine, output } = run('test')
  assert.equal(status, 1)
  assert.equal(lastLine, '0 passed, 1 failed')
  assert.match(output, /no registry/)
})

test('another tool fails without totals', () => {
  const { status, output } = run('check')
  assert.equal(status, 1)
  assert.match(output, /no registry/)
  assert.doesNotMatch(output, /passed/)
})
