import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { afterEach, test } from 'node:test'
import ts from 'typescript'
import { instrument } from './instrument.ts'
import { makeMutants } from './make-mutants.ts'
import { newSwitch, onVariable, switchVariable, takeNotes } from './switch.ts'

const { file: switchFile, turn } = newSwitch()
afterEach(() => turn(''))

/** What a text with all its changes built in makes of an argument. */
function running(text: string): (given: unknown) => unknown {
  process.env[switchVariable] = switchFile
  const { outputText } = ts.transpileModule(instrument('a.ts', text), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  })
  return new Function(`const exports = {};${outputText};return exports.run`)()
}

const idOf = (text: string, was: string, becomes: string) =>
  makeMutants('a.ts', text).mutants.find((one) => one.was === was && one.becomes === becomes)?.id

const rule = `// A file as others are.
export const run = (age: number) => {
  const said: string[] = ['first']
  if (age > 18 && age < 100) said.push('grown')
  return { said, age: age * 2 }
}
`

test('with no change on it is the file that it was, line for line', () => {
  assert.deepEqual(running(rule)(19), { said: ['first', 'grown'], age: 38 })
  assert.equal(instrument('a.ts', rule).split('\n').length >= rule.split('\n').length, true)
})

const turned: [was: string, becomes: string, outcome: unknown][] = [
  ['age > 18', 'age >= 18', { said: ['first', 'grown'], age: 36 }],
  ['age > 18 && age < 100', 'true', { said: ['first', 'grown'], age: 36 }],
  ['age > 18 && age < 100', 'age < 100', { said: ['first', 'grown'], age: 36 }],
  ["'first'", '...[]', { said: [], age: 36 }],
  ['said', '...{}', { age: 36 }],
  ['2', '2 * 10', { said: ['first'], age: 360 }],
]

for (const [was, becomes, outcome] of turned) {
  test(`${was} is ${becomes} as soon as that is on, in what runs already`, () => {
    const run = running(rule)
    assert.deepEqual(run(18), { said: ['first'], age: 36 })
    turn(idOf(rule, was, becomes) ?? 'none')
    assert.deepEqual(run(18), outcome)
    turn('')
    assert.deepEqual(run(18), { said: ['first'], age: 36 })
  })
}

test('what is said beforehand counts, whatever the file says', () => {
  turn(idOf(rule, '2', '2 * 10') ?? 'none')
  process.env[onVariable] = idOf(rule, "'first'", '...[]') ?? 'none'
  assert.deepEqual(running(rule)(18), { said: [], age: 36 })
  process.env[onVariable] = '?'
  running(rule)(18)
  Reflect.deleteProperty(process.env, onVariable)
  assert.notDeepEqual(takeNotes(switchFile), [])
  assert.deepEqual(running(rule)(18), { said: ['first'], age: 360 })
})

test('a statement that is left out is not done', () => {
  turn(idOf(rule, "said.push('grown')", '{}') ?? 'none')
  assert.deepEqual(running(rule)(19), { said: ['first'], age: 38 })
})

test('what is asked for is noted once a look, and only then', () => {
  const run = running(rule)
  run(19)
  assert.deepEqual(takeNotes(switchFile), [])
  turn('?one')
  run(19)
  run(19)
  const noted = takeNotes(switchFile)
  assert.equal(new Set(noted).size, noted.length)
  assert.ok(noted.includes(idOf(rule, 'age > 18', 'age >= 18') ?? ''))
  assert.deepEqual(takeNotes(switchFile), [])
  turn('?two')
  run(17)
  assert.ok(!takeNotes(switchFile).includes(idOf(rule, "'grown'", "''") ?? ''))
})

test('a loop that a change makes endless ends in an error', () => {
  const loop = `export const run = () => { let a = 0
  while (a < 3) { a += 1 }
  return a }`
  const run = running(loop)
  assert.equal(run(undefined), 3)
  turn(idOf(loop, 'a += 1', '{}') ?? 'none')
  assert.throws(() => run(undefined), /without end/)
})

test('these very scripts stay readable with all their changes', () => {
  for (const name of ['mutators', 'patterns', 'switch', 'api-trial']) {
    const text = readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8')
    const { diagnostics } = ts.transpileModule(instrument(`${name}.ts`, text), {
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    })
    assert.deepEqual(
      diagnostics?.map(({ messageText }) => messageText),
      [],
    )
  }
})
