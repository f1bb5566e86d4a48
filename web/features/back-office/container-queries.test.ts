import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

/** Grids that query the window on purpose: they are the frame, which has its whole width. */
const frames: Readonly<Record<string, string>> = {
  'shell/shell.module.css': 'the rail beside the page',
  'list/list.module.css': 'the panel beside the list, which covers the window below this width',
  'list/table.module.css': 'rows become cards on a phone, where nothing stands beside them',
}

const sheets = readdirSync(__dirname, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.module.css'))

/** The content of width media queries in a style sheet. */
function inWidthQueries(css: string): string[] {
  return css.split(/^@media /m).flatMap((part, index) => {
    if (index === 0 || !/^\((min|max)-width/.test(part)) return []
    // A top-level rule begins a line; the content of a query is indented.
    return [part.split(/^\}/m)[0] ?? '']
  })
}

test('columns of the back office use container queries, because a rail and a panel are beside them', () => {
  const asking = sheets.filter((file) =>
    inWidthQueries(readFileSync(path.join(__dirname, file), 'utf8')).some((part) =>
      part.includes('grid-template-columns'),
    ),
  )
  expect(asking.sort()).toEqual(Object.keys(frames).sort())
})
