import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const web = path.join(__dirname, '../..')
const sheets = ['app', 'features', 'shell', 'ui'].flatMap((folder) =>
  readdirSync(path.join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file)),
)

/** A style sheet without the rules in `@media (hover: hover)`. */
function withoutHoverMedia(css: string): string {
  const start = css.indexOf('@media (hover: hover)')
  if (start < 0) return css
  let end = css.indexOf('{', start) + 1
  for (let depth = 1; depth > 0; end += 1) {
    if (css[end] === '{') depth += 1
    if (css[end] === '}') depth -= 1
  }
  return withoutHoverMedia(css.slice(0, start) + css.slice(end))
}

test('there are style sheets to check', () => {
  expect(sheets.length).toBeGreaterThan(50)
})

test('a media block is removed with all its rules', () => {
  const css = '.a { color: red }\n@media (hover: hover) {\n.a:hover { color: blue }\n}\n.b:hover {}'
  expect(withoutHoverMedia(css)).toBe('.a { color: red }\n\n.b:hover {}')
})

// After a tap a phone keeps the hover state until the user taps elsewhere.
test.each(sheets)('%s has hover styles only for devices with a pointer', (sheet) => {
  expect(withoutHoverMedia(readFileSync(path.join(web, sheet), 'utf8'))).not.toContain(':hover')
})
