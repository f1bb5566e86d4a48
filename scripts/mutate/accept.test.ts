import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { root } from '../lib/paths.mjs'
import { acceptedBy, staleAmong } from './accept.ts'
import { accepted as rows } from './accepted.ts'
import { makeMutants } from './make-mutants.ts'

const text = 'const a = b ?? 1'
const [first] = makeMutants('a.ts', text).mutants
const row = { file: 'a.ts', line: text, was: text.slice(10), becomes: 'b', reason: 'It is there.' }

test('a row accepts its change and no other', () => {
  assert.ok(first)
  assert.equal(acceptedBy(first, [row]), row)
  for (const other of [{ file: 'b.ts' }, { line: 'x' }, { was: 'b' }, { becomes: '1' }]) {
    assert.equal(acceptedBy(first, [{ ...row, ...other }]), undefined)
    assert.equal(staleAmong([first], [{ ...row, ...other }]).length, 1)
  }
  assert.deepEqual(staleAmong([first], [row]), [])
})

test('every row says why, and accepts a change of the code as it is', () => {
  const files = [...new Set(rows.map(({ file }) => file))]
  const mutants = files.flatMap(
    (file) => makeMutants(file, readFileSync(path.join(root, file), 'utf8')).mutants,
  )
  assert.deepEqual(staleAmong(mutants), [])
  assert.deepEqual(
    rows.filter(({ reason }) => reason.length < 20),
    [],
  )
})
