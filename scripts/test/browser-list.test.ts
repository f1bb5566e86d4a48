import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chosenLines, languagesOf, linesByTurns, linesIn } from './browser-list.ts'
import type { Choice } from './choice.ts'

const list = `Listing tests:
  [hun-390] › home.spec.ts:4:1 › home › a visitor: reads › on
  [eng-1280] › home.spec.ts:4:1 › home › a visitor: reads › on
  [rus-390] › home.spec.ts:4:1 › home › a visitor: reads › on
  [eng-1280] › home.spec.ts:9:1 › home › goes away
  [hun-1280] › money.once.spec.ts:5:1 › pays
  [edits] › campaign.edit.spec.ts:7:1 › costs less
Total: 6 tests in 3 files
`
const lines = linesIn(list)
const everything = { files: [...new Set(lines.map(({ file }) => `web/e2e/${file}`))], titles: [] }

test('every test of the list is parsed, and no other line', () => {
  assert.equal(lines.length, 6)
  assert.deepEqual(lines[4], {
    text: '[hun-1280] › money.once.spec.ts:5:1 › pays',
    project: 'hun-1280',
    file: 'money.once.spec.ts',
    test: 'money.once.spec.ts:5:1 › pays',
  })
})

const choices: [Partial<Choice>, number[], string[]][] = [
  [{ isEverywhere: true }, [0, 1, 2, 3, 4, 5], ['hun', 'eng', 'rus']],
  [{}, [0, 3, 4, 5], ['hun', 'eng']],
  [{ files: ['web/e2e/money.once.spec.ts'] }, [4], ['hun']],
  [{ titles: ['READS'] }, [0], ['hun']],
  [{ titles: ['reads'], isEverywhere: true }, [0, 1, 2], ['hun', 'eng', 'rus']],
  [{ files: ['web/e2e/campaign.edit.spec.ts'] }, [5], ['hun', 'eng']],
]

for (const [choice, expected, languages] of choices) {
  test(`${JSON.stringify(choice)} runs ${expected.length} tests in ${languages}`, () => {
    const chosen = chosenLines(lines, { isEverywhere: false, ...everything, ...choice })
    assert.deepEqual(
      chosen,
      expected.map((at) => lines[at]),
    )
    const sourceOf = (file: string) =>
      file.startsWith('campaign') ? 'process.env.E2E_ENG_URL' : ''
    assert.deepEqual(languagesOf(chosen, sourceOf), languages)
  })
}

test('a whole run has each test once', () => {
  assert.deepEqual(
    linesByTurns(lines, 0).map(({ test: name }) => name),
    [...new Set(lines.map(({ test: name }) => name))],
  )
})

const projects = ['hun-390', 'eng-1280', 'rus-390']

/** A list in which each test has each of the projects. */
const listOf = (tests: readonly string[]) =>
  linesIn(projects.flatMap((project) => tests.map((name) => `[${project}] › ${name}`)).join('\n'))

// The same test on another line, after another file or with other tests in the list has the same language and size.
const turns: [string, string][] = [
  ['home.spec.ts:4:1 › home › reads on', 'hun-390'],
  ['home.spec.ts:41:3 › home › reads on', 'hun-390'],
  ['home.spec.ts:4:1 › home › goes away', 'eng-1280'],
  ['home.spec.ts:50:1 › home › goes away', 'eng-1280'],
  ['home.spec.ts:4:1 › home › asks', 'rus-390'],
]

for (const [name, project] of turns) {
  test(`${name} runs as ${project}, alone or among others`, () => {
    const others = turns.map(([other]) => other).filter((other) => other !== name)
    for (const tests of [[name], [...others, name], [name, ...others]]) {
      const own = linesByTurns(listOf(tests), 0).find((line) => line.test === name)
      assert.equal(own?.project, project)
    }
  })
}

test('a whole run uses all languages and sizes about equally often', () => {
  const tests = Array.from({ length: 300 }, (_, at) => `h${at}.spec.ts:${at}:1 › reads page ${at}`)
  const taken = linesByTurns(listOf(tests), 0)
  for (const project of projects) {
    const { length } = taken.filter((line) => line.project === project)
    assert.ok(length > 70 && length < 130, `${length} in ${project}`)
  }
})

for (const [count, share] of [
  [25, [25, 25]],
  [26, [13, 13]],
  [300, [150, 150]],
] as const) {
  test(`of a file with ${count} tests two runs have ${share.join(' and ')}`, () => {
    const tests = Array.from({ length: count }, (_, at) => `home.spec.ts:${at}:1 › page ${at}`)
    const [one, two] = ([0, 1] as const).map((turn) => linesByTurns(listOf(tests), turn))
    const names = new Set([...(one ?? []), ...(two ?? [])].map((line) => line.test))
    assert.equal(names.size, count)
    for (const taken of [one, two])
      assert.ok(Math.abs((taken?.length ?? 0) - share[0]) <= Math.sqrt(count) * 2)
    if (count === 25) assert.deepEqual([one?.length, two?.length], share)
  })
}
