import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { root } from '../lib/paths.mjs'
import { allFiles } from '../test/changed/git.ts'
import { beginningsOf, folders, sourcesOf } from './folders.ts'

test('every name stands for sources that there are, and quality names it', async () => {
  const files = await allFiles()
  const quality = readFileSync(path.join(root, 'docs/quality.md'), 'utf8')
  const held = /≥ 85 % in ([\w, ]+\w)/.exec(quality)?.[1]?.split(', ')
  assert.deepEqual(held, Object.keys(folders))
  for (const beginning of Object.values(folders)) {
    assert.notDeepEqual(sourcesOf(beginning, files), [], beginning)
  }
})

test('a word is a name of the table or a path; none means all', () => {
  assert.deepEqual(beginningsOf(['access', 'web/base/']), ['cms/src/access/', 'web/base/'])
  assert.deepEqual(beginningsOf([]), Object.values(folders))
})

test('tests and types are no sources', () => {
  const files = ['b.ts', 'a.tsx', 'a.test.ts', 'c.d.ts', 'd.json', 'other/a.ts']
  assert.deepEqual(
    sourcesOf(
      '',
      files.filter((file) => !file.includes('/')),
    ),
    ['a.tsx', 'b.ts'],
  )
  assert.deepEqual(sourcesOf('other/', files), ['other/a.ts'])
})
