import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOfDocuments } from './documents.ts'

const decision =
  '# 001. One\n\n2026-11-21\n\n**Context.** a\n\n**Decision.** b\n\n**Consequence.** c\n'
const known = new Set(['README.md', 'web', 'web/app', 'web/app/page.tsx', 'docs', 'docs/a.md'])
const a = '# A title, with §2 & more\n'

const faultsOf = (readme: string, ...others: [string, string][]) =>
  faultsOfDocuments(new Map([['README.md', readme], ['docs/a.md', a], ...others]), known)

const sound: [string, string][] = [
  ['a link to a heading', '[a](docs/a.md#a-title-with-2--more)'],
  ['a link elsewhere', '[a](https://krono.example/x#y)'],
  ['a path', '`web/app/page.tsx` and `web/app/`'],
  ['a path with something in its place', '`web/<folder>/page.tsx`, `web/app/*.tsx`'],
  ['what a program makes', '`web/.next/x`'],
  ['what is no path', '`npm start`, `/web/x`, `web`'],
  ['an example', '```\n[a](docs/gone.md) `web/gone`\n```'],
  [
    'tables with the same head',
    '| a | b |\n| --- | --- |\n| c | d |\n\n| a | b |\n| --- | --- |\n| e | d |',
  ],
]

for (const [name, text] of sound) {
  test(`${name} is no fault`, () => assert.deepEqual(faultsOf(text), []))
}

const broken: [string, string][] = [
  ['a link to no file', '[a](docs/b.md)'],
  ['a link to no heading', '[a](docs/a.md#b)'],
  ['a picture that is missing', '![a](docs/b.png)'],
  ['a path that is missing', '`web/gone.ts`'],
  ['a pattern that fits nothing', '`web/<folder>/gone.ts`'],
  ['a row that stands twice', '| x | y |\n| --- | --- |\n| a | b |\n| a | c |'],
  ['a README that is too long', 'x'.repeat(10_001)],
]

for (const [name, text] of broken) {
  test(`${name} is a fault`, () => assert.equal(faultsOf(text).length, 1))
}

test('a decision has number, title, date and its three parts', () => {
  assert.deepEqual(faultsOf('', ['docs/decisions/001-one.md', decision]), [])
  assert.equal(faultsOf('', ['docs/decisions/one.md', decision]).length, 1)
  assert.equal(faultsOf('', ['docs/decisions/1-one.md', decision]).length, 1)
  assert.equal(faultsOf('', ['docs/decisions/001-one.md', decision.slice(0, 40)]).length, 1)
})

test('no two decisions have one number', () => {
  const others: [string, string][] = [
    ['docs/decisions/001-one.md', decision],
    ['docs/decisions/001-other.md', decision],
  ]
  assert.equal(faultsOf('', ...others).length, 1)
})

test('the number of a decision is not lost', () => {
  const third = (text: string): [string, string] => [
    'docs/decisions/003-three.md',
    decision.replace('001', '003') + text,
  ]
  const first: [string, string] = ['docs/decisions/001-one.md', decision]
  assert.equal(faultsOf('', first, third('')).length, 1)
  assert.deepEqual(faultsOf('', first, third('\nTakes in 002.\n')), [])
})
