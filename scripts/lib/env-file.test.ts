import assert from 'node:assert/strict'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { completeEnv, readEnv } from './env-file.mjs'

const newFile = () => path.join(temporaryFolder('env'), '.env')

test('a first start writes every secret, for the owner only', () => {
  const file = newFile()
  const settings = completeEnv(file)
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.deepEqual(readEnv(file), settings)
  for (const [name, value] of Object.entries(settings)) assert.ok(value.length >= 12, name)
})

test('a later start keeps existing values and adds only missing ones', () => {
  const file = newFile()
  writeFileSync(file, '# mine\nLANGUAGE=eng\nSESSION_SECRET=kept\n')
  const settings = completeEnv(file)
  assert.equal(settings.SESSION_SECRET, 'kept')
  assert.equal(settings.LANGUAGE, 'eng')
  assert.ok(settings.CONTENT_TOKEN)
  const written = readFileSync(file, 'utf8')
  assert.ok(written.startsWith('# mine\nLANGUAGE=eng\nSESSION_SECRET=kept\n'))
  completeEnv(file)
  assert.equal(readFileSync(file, 'utf8'), written)
})

test('two machines never share a secret', () => {
  assert.notEqual(completeEnv(newFile()).CONTENT_TOKEN, completeEnv(newFile()).CONTENT_TOKEN)
})
