import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { apiTests, sourceOf } from './test-files.ts'
import { inTurns, turnOfRevision } from './turns.ts'

test('a file runs on one database, and on the other in the next turn', () => {
  const sources: Record<string, string> = { a: '', b: '', c: "=== 'PostgreSQL' ? test : test.skip" }
  const of = (turn: 0 | 1) => inTurns(['a', 'b', 'c', 'd'], turn, (file) => sources[file] ?? '')
  deepEqual(
    [of(0), of(1)],
    [
      ['a', 'c'],
      ['b', 'c', 'd'],
    ],
  )
})

test('a whole run has every file', () => {
  const files = apiTests()
  const whole = ([0, 1] as const).map((turn) => inTurns(files, turn, sourceOf))
  deepEqual([...new Set(whole.flat())].sort(), files)
  const ofBoth = files.filter((file) => whole.every((one) => one.includes(file)))
  ok(ofBoth.length >= 2 && ofBoth.length < 10)
})

test('a revision has a turn', () => {
  ok([0, 1].includes(turnOfRevision()))
})
