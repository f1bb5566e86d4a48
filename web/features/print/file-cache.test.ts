import { expect, test } from '@jest/globals'
import { makeFileCache } from './file-cache'

const file = (bytes: number) => new Uint8Array(bytes)

test('the least recently used file is removed first', () => {
  const files = makeFileCache(10)
  files.store('a', file(4))
  files.store('b', file(4))
  expect(files.get('a')).toHaveLength(4)
  files.store('c', file(4))
  expect([files.get('a'), files.get('b'), files.get('c')].map(Boolean)).toEqual([true, false, true])
})

test('a file that is stored again counts once, and one that is too large is not stored', () => {
  const files = makeFileCache(10)
  files.store('a', file(6))
  files.store('a', file(9))
  expect(files.get('a')).toHaveLength(9)
  files.store('b', file(11))
  expect([files.get('a'), files.get('b')]).toEqual([undefined, undefined])
  files.store('c', file(10))
  expect(files.get('c')).toHaveLength(10)
})
