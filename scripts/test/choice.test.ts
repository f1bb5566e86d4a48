import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choose } from './choice.ts'
import { anyOf, titlesIn } from './titles.ts'

const sources: Record<string, string> = {
  'web/e2e/money.spec.ts': `test('a card is declined', async () => {})`,
  'web/e2e/money.once.spec.ts': `test.describe('receipts', () => { test("can't be read by others") })`,
  'web/e2e/login.spec.ts': `test('a visitor signs in', () => open('money'))`,
  'web/e2e/profile.spec.ts': 'test.each([\n  [1],\n])(`a name is $of declined`, () => {})',
}
const [money, once, login, profile] = Object.keys(sources)
const files = Object.keys(sources)

const choices: [string[], (string | undefined)[], string[]][] = [
  [['money'], [money, once], []],
  [['Money.spec'], [money], []],
  [['money', 'login'], [money, once, login], []],
  [['declined'], [money, profile], ['declined']],
  [['money', 'declined'], [money], ['declined']],
  [
    ['card is', 'signs in'],
    [money, login],
    ['card is', 'signs in'],
  ],
  [['receipts'], [once], ['receipts']],
  [['nothing of the kind'], [], ['nothing of the kind']],
]

for (const [words, expected, titles] of choices) {
  test(`${words.join(', ')} chooses ${expected.length} files`, () => {
    const choice = choose(words, files, (file) => sources[file] ?? '')
    assert.deepEqual(choice, { files: expected, titles })
  })
}

test('titles are found in plain, grouped and table-driven tests', () => {
  assert.deepEqual(Object.values(sources).flatMap(titlesIn), [
    'a card is declined',
    'receipts',
    "can't be read by others",
    'a visitor signs in',
    'a name is $of declined',
  ])
})

test('a title is searched literally', () => {
  const pattern = new RegExp(anyOf(['1/2 (a.b)', 'c|d']))
  assert.ok(pattern.test('has 1/2 (a.b) and'))
  assert.ok(pattern.test('c|d'))
  assert.ok(!pattern.test('1/2 (axb)'))
  assert.ok(!pattern.test('c'))
})
