import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const folder = path.resolve(__dirname)

/** Opening tags of `Link`, with what stands in them. */
const linksIn = (text: string) => [...text.matchAll(/<Link\s[\s\S]*?>/g)].map(([tag]) => tag)

// Next takes what it fetched beforehand of an address without a query for the page of every query, and then shows old
// figures below a new address; and each of these pages costs the cms a count of everything.
test('no link of the back office is fetched beforehand', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  const found = files.flatMap((file) =>
    linksIn(readFileSync(path.join(folder, file), 'utf8')).map((tag) => [file, tag] as const),
  )
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(([, tag]) => !tag.includes('prefetch={false}'))).toEqual([])
})
