import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { apiTests, sourceOf } from './test-files.ts'
import { inTurns } from './turns.ts'

test('a file without races is asked of one database, one with them of both', () => {
  const sources: Record<string, string> = { a: '', b: 'a barrier', c: '', d: '' }
  const of = (turn: 0 | 1) => inTurns(['a', 'b', 'c', 'd'], turn, (file) => sources[file] ?? '')
  deepEqual(
    [of(0), of(1)],
    [
      ['a', 'b', 'c'],
      ['b', 'd'],
    ],
  )
})

test('a whole run leaves no file out, and asks races of both databases', () => {
  const files = apiTests()
  const [first, second] = [inTurns(files, 0, sourceOf), inTurns(files, 1, sourceOf)]
  deepEqual([...new Set([...first, ...second])].sort(), files)
  const races = files.filter((file) => sourceOf(file).includes('barrierFor'))
  ok(races.length > 5)
  deepEqual(
    races.filter((file) => !first.includes(file) || !second.includes(file)),
    [],
  )
})
