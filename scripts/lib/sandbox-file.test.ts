import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { sandboxFile } from './seed.mjs'

test('the local Stripe starts empty with another database, and has its data again when the first database is back', () => {
  const folder = temporaryFolder('sandbox-file')
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('stripe-sandbox.json', 'of before')
  write('database-id', 'one')
  const first = sandboxFile(folder)
  assert.equal(readFileSync(first, 'utf8'), 'of before')
  write('database-id', 'two')
  const second = sandboxFile(folder)
  assert.equal(existsSync(second), false)
  write('database-id', 'one')
  assert.equal(sandboxFile(folder), first)
  assert.equal(existsSync(first), true)
})
