import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { fingerprint } from './fingerprint.mjs'
import { makeIfChanged } from './stamps.mjs'

function newProduct() {
  const folder = temporaryFolder('stamp')
  const source = path.join(folder, 'source.ts')
  const built = path.join(folder, 'built.js')
  writeFileSync(source, 'one')
  const make = async () => writeFileSync(built, 'built')
  const product = {
    name: path.basename(folder),
    folder,
    inputs: () => fingerprint([source]),
    outcome: [built],
    make,
  }
  return { product, source, built }
}

test('a step with unchanged inputs does not run again', async () => {
  const { product } = newProduct()
  assert.equal(await makeIfChanged(product), true)
  assert.equal(await makeIfChanged(product), false)
})

test('a changed source or a missing outcome runs the step again', async () => {
  const { product, source, built } = newProduct()
  await makeIfChanged(product)
  writeFileSync(source, 'two')
  assert.equal(await makeIfChanged(product), true)
  rmSync(built)
  assert.equal(await makeIfChanged(product), true)
})

test('a step that failed runs again next time', async () => {
  const { product } = newProduct()
  const failing = { ...product, make: () => Promise.reject(new Error('no')) }
  await makeIfChanged(product)
  await assert.rejects(makeIfChanged({ ...failing, inputs: () => 'other' }))
  assert.equal(await makeIfChanged(product), true)
})

test('a fingerprint depends on names and contents of files, not on dates', () => {
  const { source } = newProduct()
  const first = fingerprint([source])
  writeFileSync(source, 'one')
  assert.equal(fingerprint([source]), first)
  assert.notEqual(fingerprint([source], ['another fact']), first)
  assert.notEqual(fingerprint([path.dirname(source)], ['x']), fingerprint([source], ['y']))
})
