import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'

const app = path.join(__dirname, '../../app')

/** What a page refuses with, and the file that draws it: the nearest above the page, or Next's own in English. */
const refusals = [
  { call: /\bunauthorized\(\)/, file: 'unauthorized.tsx' },
  { call: /\bforbidden\(\)/, file: 'forbidden.tsx' },
  { call: /\bnotFound\(\)/, file: 'not-found.tsx' },
] as const

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)(page|layout)\.tsx$/.test(file),
)

const isDrawnAt = (folder: string, file: string): boolean =>
  existsSync(path.join(app, folder, file)) ||
  (folder !== '.' && isDrawnAt(path.dirname(folder), file))

describe.each(refusals)('the refusal in $file has our words', ({ call, file }) => {
  const pages = sources.filter((page) => call.test(readFileSync(path.join(app, page), 'utf8')))

  test('some page refuses so', () => expect(pages.length).toBeGreaterThan(0))

  test.each(pages)('at %s', (page) => expect(isDrawnAt(path.dirname(page), file)).toBe(true))
})
