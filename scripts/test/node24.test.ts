import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { root } from '../lib/paths.mjs'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const { optionalDependencies } = JSON.parse(read('scripts/lib/node24/package.json'))
const [version = ''] = Object.values(optionalDependencies)

test('every machine is tested on the same Node', () => {
  assert.deepEqual([...new Set(Object.values(optionalDependencies))], [version])
})

test('it is the Node that nvm chooses', () => {
  assert.equal(read('.nvmrc').trim(), version)
})

for (const file of ['web/Dockerfile', 'cms/Dockerfile']) {
  test(`it is the Node of ${file}`, () => {
    const images = [...read(file).matchAll(/^FROM (node:\S+)/gm)].map(([, image]) => image)
    assert.deepEqual([...new Set(images)], [`node:${version}-bookworm-slim`])
  })
}
