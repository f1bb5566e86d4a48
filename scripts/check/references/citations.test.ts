import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOfCitations } from './citations.ts'

const documents = new Map([
  [
    'docs/product.md',
    '# Product\n\n## §2 Screens\n\n### Layout\n\nA menu on top, `a=0\\|1`.\n\n## §4 States\n\n"Gone."\n',
  ],
  ['docs/engine.md', '## §1 Input\n\n- **The own rule** is ours.\n\n## §3 One\n\n## §4 Whole\n'],
  ['docs/quality.md', '## Checks\n\n**Faults.** kill -9\n'],
  ['docs/operating.md', '## Settings\n'],
  ['docs/architecture.md', '## Why so\n\n### 5. No rewrites\n'],
  ['docs/decisions/page-cache.md', '# Page cache\n'],
  ['docs/decisions/rate-limits.md', '# Rate limits\n'],
])

const linesOf = (text: string) =>
  faultsOfCitations(text, documents, { isCode: true }).map(({ line }) => line)

const sound = [
  '// spec §2',
  '/** The menu (spec §2, "Layout"). */',
  '/** The menu (spec §2,\n * "Layout"). */',
  '// spec §2, `a=0|1`',
  '// spec §4: "gone"',
  '// spec §2, §4',
  '// Engine §3 and §4',
  '// engine §1, "the own rule"',
  '// quality, "Faults"',
  '# docs/operating.md, "Settings"',
  '// architecture, 5',
  '// decision page-cache',
  '// decisions page-cache and rate-limits',
  '/** Why (decision\n * page-cache). */',
]

for (const text of sound) {
  test(`${JSON.stringify(text)} is a valid citation`, () => assert.deepEqual(linesOf(text), []))
}

const broken = [
  '// spec §3',
  '// spec §2, "Footer"',
  '// spec §4, "Layout"',
  '// spec §4: "here"',
  '// engine §3 to §7',
  '// (§2)',
  '// spec §2; and later §4',
  '// quality, "Money"',
  '// architecture, 6',
  '// decision 34',
  '// decisions 10 and 53',
  '// decision site-search',
  '// decisions page-cache and site-search',
  '// decisions, "API"',
  '// (decisions)',
  '// README, "Settings"',
  '// see shared/spec/product.md',
]

for (const text of broken) {
  test(`${JSON.stringify(text)} is an invalid citation`, () =>
    assert.equal(linesOf(`\n${text}`)[0], 2))
}

test('a document may cite its own sections without its name', () => {
  assert.deepEqual(faultsOfCitations('as in §3, §9', documents, { isCode: false }), [])
})
