import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOfDocuments } from './documents.ts'

const record = [
  '# Page cache',
  'Status: accepted · 2026-11-21',
  '**Context.** a',
  '**Decision.** b',
  '**Consequences.**\n\n- c',
  '**Alternatives.** d\n',
].join('\n\n')
const index: [string, string] = ['docs/decisions/README.md', '[Page cache](page-cache.md)']
const known = new Set([
  ...['README.md', 'web', 'web/app', 'web/app/page.tsx', 'docs', 'docs/a.md'],
  'docs/decisions/page-cache.md',
])
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

const faultsOfRecord = (text: string) => faultsOf('', index, ['docs/decisions/page-cache.md', text])

test('a decision record has title, status, date and four parts', () => {
  assert.deepEqual(faultsOfRecord(record), [])
  assert.deepEqual(faultsOfRecord(record.replace('accepted', 'superseded')), [])
  assert.equal(faultsOfRecord(record.replace('# ', '')).length, 1)
  assert.equal(faultsOfRecord(record.replace('accepted', 'proposed')).length, 1)
  assert.equal(faultsOfRecord(record.replace('2026-11-21', 'today')).length, 1)
  for (const part of ['Context', 'Decision', 'Consequences', 'Alternatives'])
    assert.equal(faultsOfRecord(record.replace(`**${part}.**`, part)).length, 1, part)
})

for (const name of ['cache.md', '001-page-cache.md', 'page-cache-2.md', 'PageCache.md']) {
  test(`a decision record is not named ${name}`, () => {
    const file = `docs/decisions/${name}`
    const all = new Map([
      [index[0], `[Page cache](${name})`],
      [file, record],
    ])
    assert.deepEqual(faultsOfDocuments(all, new Set([file])), [
      `${file}: is not named like rate-limits.md`,
    ])
  })
}

test('the index links every decision record once', () => {
  const file: [string, string] = ['docs/decisions/page-cache.md', record]
  assert.equal(faultsOf('', file).length, 1)
  assert.equal(faultsOf('', [index[0], ''], file).length, 1)
  assert.equal(faultsOf('', [index[0], `${index[1]} ${index[1]}`], file).length, 1)
})
