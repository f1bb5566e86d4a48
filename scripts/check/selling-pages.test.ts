import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { root, web } from '../lib/paths.mjs'
import { allFiles } from '../test/changed/git.ts'
import { importersAmong } from '../test/changed/importers.ts'

const isSource = /^web\/(app|features)\/.*(?<!\.test)\.tsx?$/
const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const files = (await allFiles()).filter(
  (file) => isSource.test(file) && existsSync(path.join(root, file)),
)
const importersOf = importersAmong(files, sourceOf)

/** A product's own price is written, also that of the other plan, or its checkout is opened. */
const drawsPrice = /formatMoney\((?:product|other)\.price\)|\bawait firstQuote\(|\bfirstQuote\(\{/

const pageFile = /^web\/app\/\[audience\]\/(.*\/)page\.tsx$/

/** The addresses of the pages in which one of these files is drawn; groups are no part of them. */
function pagesWith(parts: readonly string[]): string[] {
  const folders = [...importersOf(parts)].flatMap((file) => pageFile.exec(file)?.[1] ?? [])
  const addresses = folders.map(
    (folder) => `/${folder.replaceAll(/\([^)]*\)\//g, '').replace(/\/$/, '')}`,
  )
  return addresses.sort()
}

type Route = { path: string; sells?: true; isBuilt?: true }

// Its compiler reads it by other rules than that of the scripts: here it is a table, by its place.
const { routes } = await import(pathToFileURL(path.join(web, 'base/routing/routes.ts')).href)

const selling = Object.values<Route>(routes)
  .filter(({ sells, isBuilt }) => sells && isBuilt)
  .map((row) => row.path)
  .sort()

test('every page that shows a price of ours is in the table as one that sells', () => {
  assert.deepEqual(pagesWith(files.filter((file) => drawsPrice.test(sourceOf(file)))), selling)
})

test('every page that sells says what the law wants beside a price', () => {
  assert.deepEqual(pagesWith(['web/features/legal/price-note.tsx']), selling)
})

/** In the letter that confirms an analysis the right has ended; the others lead to the page about it. */
const said = {
  paid: /\]\(\/withdrawal\)/,
  giftPaid: /\]\(\/withdrawal\)/,
  ordered: /tizennégy|fourteen|четырнадцать/,
}

test('the letter of every purchase says it again', () => {
  const templates: Record<string, Record<string, { body: string[] }>> = JSON.parse(
    sourceOf('cms/seed/content/site/email-templates.json'),
  )
  for (const [name, pattern] of Object.entries(said)) {
    const written = Object.entries(templates[name] ?? {})
    assert.equal(written.length, 3, name)
    for (const [language, { body }] of written) {
      assert.match(body.join(' '), pattern, `${name} in ${language}`)
    }
  }
})
