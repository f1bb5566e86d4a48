import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const folder = path.resolve(__dirname)

/** Opening tags of `Link` with their attributes. */
const linksIn = (text: string) => [...text.matchAll(/<Link\s[\s\S]*?>/g)].map(([tag]) => tag)

// Next uses a prefetched address without a query for every query of that page, and then shows outdated figures; each of
// these pages also costs the cms a count of everything.
test('no link of the back office is prefetched', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  const found = files.flatMap((file) =>
    linksIn(readFileSync(path.join(folder, file), 'utf8')).map((tag) => [file, tag] as const),
  )
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(([, tag]) => !tag.includes('prefetch={false}'))).toEqual([])
})
