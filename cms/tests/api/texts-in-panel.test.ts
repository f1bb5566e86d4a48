import { describe, expect, test } from '@jest/globals'
import Papa from 'papaparse'
import type { Import } from '../../src/analysis/analysis-texts/csv/import-texts'
import type { TextOverview } from '../../src/analysis/analysis-texts/text-overview'
import { findEntry, publishEntry, saveEntry } from '../support/admin'
import { callEditors } from '../support/editors'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'

const uid = 'api::interpretation-text.interpretation-text'
const key = 'chakra.throat.3'

type Rows = string[][]
type Written = Import & { written: number | null; left: { row: number; fault: string }[] }

async function exported(cms: RunningCms, account: 'editor' | 'author' = 'editor'): Promise<Rows> {
  const path = '/texts/csv?language=hun&from=hu&to=en'
  const { status, body } = await callEditors<{ csv: string }>(cms, path, { account })
  expect(status).toBe(200)
  return Papa.parse<string[]>(body.csv.slice(1)).data.filter((row) => row.length > 1)
}

function formOf(rows: Rows | string, more: Record<string, string> = {}) {
  const form = new FormData()
  const text = typeof rows === 'string' ? rows : Papa.unparse(rows, { delimiter: ';' })
  form.set('file', new Blob([text], { type: 'text/csv' }), 'x.csv')
  for (const [name, value] of Object.entries({ language: 'hun', ...more })) form.set(name, value)
  return form
}

const compare = (cms: RunningCms, rows: Rows | string, account: 'editor' | 'author' = 'editor') =>
  callEditors<Import>(cms, '/texts/csv', { account, body: formOf(rows) })

const write = (
  cms: RunningCms,
  rows: Rows,
  seen: string,
  account: 'editor' | 'author' = 'editor',
) => callEditors<Written>(cms, '/texts/csv/write', { account, body: formOf(rows, { seen }) })

const titleColumn = 5
const changed = (rows: Rows, changes: Record<string, string>): Rows =>
  rows.map((row) =>
    row.map((cell, column) =>
      column === titleColumn && row[0] !== undefined ? (changes[row[0]] ?? cell) : cell,
    ),
  )

describe.each(everyCms())('interpretation texts in the panel on %s', (_name, cms) => {
  test('are in tables, with the state of each language and a date that shows them', async () => {
    const { status, body } = await callEditors<TextOverview>(cms, '/texts?language=hun')
    expect(status).toBe(200)
    const cells = body.tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
    const throat = cells.find((cell) => cell.key === key)
    expect(throat).toMatchObject({
      name: expect.stringContaining('Torok, 3. nyolcad'),
      date: expect.stringMatching(/^19\d\d-\d\d-\d\d$/),
      isShown: true,
      versions: { hu: { state: 'live', lacksLong: false } },
    })
    expect(Object.keys(body.missing)).toEqual(['hu', 'en', 'ru'])
    expect(body.missing.hu).toBe(0)
  })

  test('are exported and imported: previewed first, then written as drafts', async () => {
    const rows = await exported(cms)
    const title = `Trial ${Date.now()}`
    const table = changed(rows, { [key]: title, 'chakra.throat.4': `${title} 4` })
    const { body: seen } = await compare(cms, table)
    expect(seen.changes.map((change) => change.key)).toEqual([key, 'chakra.throat.4'])
    expect(seen.changes[0]?.differences).toEqual([
      { field: 'title', before: expect.any(String), after: title },
    ])
    const before = await findEntry(cms, uid, ['key', key], 'en')
    expect(before.title).not.toBe(title)
    // The import writes only what was previewed.
    const other = await write(cms, changed(rows, { [key]: 'Other' }), seen.seen)
    expect(other.body.written).toBeNull()
    const both = await Promise.all([1, 2].map(() => write(cms, table, seen.seen)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const after = await findEntry(cms, uid, ['key', key], 'en')
    expect([after.title, after.short, after.long]).toEqual([title, before.short, before.long])
    expect(after.status).toBe('modified')
    expect((await compare(cms, table)).body).toMatchObject({ changes: [], faults: [] })
    await publishEntry(cms, uid, { ...before }, 'en')
    const fourth = await findEntry(cms, uid, ['key', 'chakra.throat.4'], 'en')
    const untouched = rows.find(([one]) => one === 'chakra.throat.4')?.[titleColumn]
    await publishEntry(cms, uid, { ...fourth, title: untouched }, 'en')
  })

  test('an invalid row is reported and skipped, and the others are written', async () => {
    const rows = await exported(cms)
    const title = `Trial ${Date.now()}`
    const [header = [], ...body] = changed(rows, { [key]: title, 'chakra.throat.5': title })
    const five = await findEntry(cms, uid, ['key', 'chakra.throat.5'], 'en')
    await saveEntry(cms, uid, { ...five, title: 'Meanwhile' }, 'en')
    const row = body.find(([one]) => one === key) ?? []
    const table = [header, ['torn'], ['chakra.throat.77', ...row.slice(1)], ...body, row]
    const { body: seen } = await compare(cms, table)
    expect(seen.faults.map(({ fault }) => fault)).toEqual([
      'torn',
      'unknownText',
      'changedMeanwhile',
      'twice',
    ])
    expect(seen.changes.map((change) => change.key)).toEqual([key])
    const { body: written } = await write(cms, table, seen.seen)
    expect([written.written, written.left]).toEqual([1, []])
    expect((await findEntry(cms, uid, ['key', 'chakra.throat.5'], 'en')).title).toBe('Meanwhile')
    const before = rows.find(([one]) => one === key)?.[titleColumn]
    const third = await findEntry(cms, uid, ['key', key], 'en')
    expect(third.title).toBe(title)
    await publishEntry(cms, uid, { ...third, title: before }, 'en')
    await publishEntry(cms, uid, five, 'en')
  })

  test('an author imports drafts; visitors still read the published texts', async () => {
    const rows = await exported(cms, 'author')
    const title = `Trial ${Date.now()}`
    const table = changed(rows, { [key]: title })
    const { body: seen } = await compare(cms, table, 'author')
    expect((await write(cms, table, seen.seen, 'author')).body.written).toBe(1)
    const live = await runSql(
      cms,
      `SELECT title FROM interpretation_texts
       WHERE key = '${key}' AND locale = 'en' AND published_at IS NOT NULL`,
    )
    const before = rows.find(([one]) => one === key)?.[titleColumn] ?? ''
    expect(live).toEqual([{ title: before }])
    const draft = await findEntry(cms, uid, ['key', key], 'en')
    await publishEntry(cms, uid, { ...draft, title: before }, 'en')
  })

  test.each([
    ['of other columns', 'a;b\n1;2', { fault: 'noColumns' }],
    ['that is no text', '\u0000', { fault: 'notText' }],
  ])('a file %s is reported as such', async (_what, text, fault) => {
    expect((await compare(cms, text)).body).toEqual(fault)
  })

  test('only a table is accepted, from panel users', async () => {
    for (const path of ['/texts/csv', '/texts/csv/write']) {
      const anonymous = await callEditors(cms, path, { account: 'anonymous', body: formOf('x') })
      expect(anonymous.status).toBe(401)
      expect((await callEditors(cms, path, { body: { csv: 'x' } })).status).toBe(400)
      expect((await callEditors(cms, path, { body: formOf('x', { more: 'x' }) })).status).toBe(400)
    }
    const large = formOf('x'.repeat(6 * 1024 * 1024))
    expect((await callEditors(cms, '/texts/csv', { body: large })).status).toBe(413)
    for (const query of ['', '?language=hun&from=hu', '?language=hun&from=hu&to=de']) {
      expect((await callEditors(cms, `/texts/csv${query}`)).status).toBe(400)
    }
  })
})
