import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isUnwatched } from './unwatched.mjs'

for (const [folder, is] of [
  ['/home/ada/krono', false],
  ['/home/ada.lovelace/krono', false],
  ['/tmp/krono', true],
  ['/home/ada/.work/krono', true],
  ['C:\\work\\.krono', true],
] as const)
  test(`${folder} is ${is ? 'ignored' : 'watched'}`, () => assert.equal(isUnwatched(folder), is))
