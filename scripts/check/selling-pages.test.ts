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

/** Matches code that displays a product's price, also that of the other plan, or opens its checkout. */
const displaysPrice =
  /formatMoney\((?:product|other)\.price\)|\bawait firstQuote\(|\bfirstQuote\(\{/

const pageFile = /^web\/app\/\[audience\]\/(.*\/)page\.tsx$/

/** The addresses of the pages that render one of these files, without route groups; filtered lists have one of them. */
function pagesWith(parts: readonly string[]): string[] {
  const folders = [...importersOf(parts)].flatMap((file) => pageFile.exec(file)?.[1] ?? [])
  const addresses = folders.map(
    (folder) =>
      `/${folder
        .replaceAll(/\([^)]*\)\//g, '')
        .replace(/^listed\//, '')
        .replace(/\/$/, '')}`,
  )
  return [...new Set(addresses)].sort()
}

type Route = { path: string; sells?: true; isBuilt?: true }

// Imported by path: the compiler options of web differ from those of the scripts.
const { routes } = await import(pathToFileURL(path.join(web, 'base/routing/routes.ts')).href)

const selling = Object.values<Route>(routes)
  .filter(({ sells, isBuilt }) => sells && isBuilt)
  .map((row) => row.path)
  .sort()

test('every page that displays a price is marked as a selling page in the table', () => {
  assert.deepEqual(pagesWith(files.filter((file) => displaysPrice.test(sourceOf(file)))), selling)
})

test('every selling page has the legally required note beside a price', () => {
  assert.deepEqual(pagesWith(['web/features/legal/price-note.tsx']), selling)
})

/** E-mails that confirm a purchase: two link to the page about withdrawal; for an ordered analysis the right has ended. */
const patterns = {
  paid: /\]\(\/withdrawal\)/,
  giftPaid: /\]\(\/withdrawal\)/,
  ordered: /tizennégy|fourteen|четырнадцать/,
}

test('the e-mail of every purchase repeats it', () => {
  const templates: Record<string, Record<string, { body: string[] }>> = JSON.parse(
    sourceOf('cms/seed/content/site/email-templates.json'),
  )
  for (const [name, pattern] of Object.entries(patterns)) {
    const written = Object.entries(templates[name] ?? {})
    assert.equal(written.length, 3, name)
    for (const [language, { body }] of written) {
      assert.match(body.join(' '), pattern, `${name} in ${language}`)
    }
  }
})
