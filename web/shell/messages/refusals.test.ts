import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'

const app = path.join(__dirname, '../../app')

/** Calls with which a page refuses, and the file that renders the refusal: the nearest above the page, else Next's own. */
const refusals = [
  { call: /\bunauthorized\(\)/, file: 'unauthorized.tsx' },
  { call: /\bforbidden\(\)/, file: 'forbidden.tsx' },
  { call: /\bnotFound\(\)/, file: 'not-found.tsx' },
] as const

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)(page|layout)\.tsx$/.test(file),
)

const hasFileAbove = (folder: string, file: string): boolean =>
  existsSync(path.join(app, folder, file)) ||
  (folder !== '.' && hasFileAbove(path.dirname(folder), file))

describe.each(refusals)('the refusal in $file has our own message', ({ call, file }) => {
  const pages = sources.filter((page) => call.test(readFileSync(path.join(app, page), 'utf8')))

  test('at least one page uses it', () => expect(pages.length).toBeGreaterThan(0))

  test.each(pages)('at %s', (page) => expect(hasFileAbove(path.dirname(page), file)).toBe(true))
})
