import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { apiTests, sourceOf } from './test-files.ts'
import { inTurns, racesOf } from './turns.ts'

test('a file without races runs on one database, a file with races on both', () => {
  const sources: Record<string, string> = { a: '', b: 'a barrier', c: "test('at once')", d: '' }
  const sourceIn = (file: string) => sources[file] ?? ''
  const of = (turn: 0 | 1) =>
    [inTurns, racesOf].map((part) => part(['a', 'b', 'c', 'd'], turn, sourceIn))
  deepEqual(
    [of(0), of(1)],
    [
      [['a', 'b', 'c'], []],
      [['b', 'd'], ['c']],
    ],
  )
})

test('a whole run has every file, and runs races on both databases', () => {
  const files = apiTests()
  const whole = ([0, 1] as const).map((turn) => inTurns(files, turn, sourceOf))
  const races = ([0, 1] as const).map((turn) => racesOf(files, turn, sourceOf))
  deepEqual([...new Set(whole.flat())].sort(), files)
  const isOnBoth = (file: string) =>
    [0, 1].every((turn) => [whole[turn], races[turn]].flat().includes(file))
  const ofBoth = files.filter((file) =>
    /barrierFor|(test|describe)\(.*at once/.test(sourceOf(file)),
  )
  ok(ofBoth.length > 20)
  deepEqual(
    ofBoth.filter((file) => !isOnBoth(file)),
    [],
  )
  const ofPostgres = files.filter((file) => sourceOf(file).includes(': test.skip'))
  ok(ofPostgres.length >= 2)
  deepEqual(
    ofPostgres.filter((file) => !inTurns(files, 1, sourceOf).includes(file)),
    [],
  )
})
