import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginningsOf, folders, sourcesOf } from './folders.ts'
import { makeMutants } from './make-mutants.ts'
import { isEnough, lineOf, shareOf, tableOf } from './verdict.ts'

const mutants = makeMutants('a.ts', 'const a = 7 + b\nif (a) go({ x: 1 })').mutants
const [first] = mutants

const verdict = (noticed: number, unnoticed: number, accepted = 0) => ({
  folder: 'web/a',
  noticed,
  accepted,
  unnoticed: first ? Array(unnoticed).fill(first) : [],
})

const cases: [noticed: number, unnoticed: number, share: number, isEnough: boolean][] = [
  [85, 15, 85, true],
  [849, 151, 84, false],
  [1, 0, 100, true],
  [0, 0, 100, true],
  [0, 3, 0, false],
]

for (const [noticed, unnoticed, share, enough] of cases) {
  test(`${noticed} noticed and ${unnoticed} not are ${share} %`, () => {
    assert.equal(shareOf(verdict(noticed, unnoticed, 50)), share)
    assert.equal(isEnough(verdict(noticed, unnoticed, 50)), enough)
  })
}

test('a change is told by its place and what it does', () => {
  assert.deepEqual(mutants.map(lineOf), [
    'a.ts:1  7 + b → 7 - b',
    'a.ts:1  7 → 7 * 10',
    'a.ts:2  a → true',
    'a.ts:2  a → false',
    'a.ts:2  go({ x: 1 }) → not done',
    'a.ts:2  x: 1 → left out',
    'a.ts:2  1 → 0',
  ])
  assert.match(tableOf([verdict(9, 1, 2)]), /web\/a +12 +9 +2 +1 +90 %/)
})

test('a folder is chosen by its name or its path; all of them without a word', () => {
  assert.deepEqual(beginningsOf(['session', 'cms/src/mail']), [folders.session, 'cms/src/mail'])
  assert.deepEqual(beginningsOf([]), Object.values(folders))
  const files = [
    'web/a/b.ts',
    'web/a/a.tsx',
    'web/a/b.test.ts',
    'web/a/b.d.ts',
    'web/a/c.css',
    'web/b.ts',
  ]
  assert.deepEqual(sourcesOf('web/a/', files), ['web/a/a.tsx', 'web/a/b.ts'])
})
