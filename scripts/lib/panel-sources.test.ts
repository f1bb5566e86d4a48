import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { panelSources } from './panel-sources.mjs'
import { cms } from './paths.mjs'

const sources = panelSources().map((file) => path.relative(path.join(cms, 'src'), file))

const files: [string, boolean][] = [
  ['admin/app.tsx', true],
  // Imported as a value.
  ['panel/editor/rules.ts', true],
  // Imported by an imported file.
  ['analysis/analysis-texts/part-words.ts', true],
  // Imported as a type only.
  ['publishing/versions/list-versions.ts', false],
  ['index.ts', false],
]

for (const [file, is] of files) {
  test(`${file} is ${is ? '' : 'not '}in the bundle of the panel`, () =>
    assert.equal(sources.includes(file), is))
}
