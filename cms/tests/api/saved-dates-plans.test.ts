import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

describe.each(everyCms())('10 000 saved dates among 50 000 on %s', (_name, cms) => {
  let keeper: Member
  const strangers = 1_000_000

  beforeAll(async () => {
    keeper = await newMember(cms, { tier: 'paid' })
    await runSql(
      cms,
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000)
       INSERT INTO registered_dates (document_id, user_id, name, search_name, sort_key, date, group_key)
       SELECT 'among' || i, CASE WHEN i <= 10000 THEN ${keeper.userId} ELSE ${strangers} + i / 100 END,
         'x' || i, 'x' || i, 'x' || i, '1970-01-01',
         CASE WHEN i % 100 = 0 THEN NULL WHEN i % 100 = 5 THEN 'family' ELSE 'friends' END FROM n`,
    )
    if (cms.database.name !== 'SQLite') await runSql(cms, 'ANALYZE registered_dates')
  })

  // Keeps these rows out of other tests that read every table.
  afterAll(() => runSql(cms, `DELETE FROM registered_dates WHERE user_id >= ${strangers}`))

  const planOf = async (what: string, condition: string) => {
    const explain = cms.database.name === 'SQLite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'
    const rows = await runSql(
      cms,
      `${explain} SELECT ${what} FROM registered_dates
       WHERE user_id = ${keeper.userId} AND deleted_at IS NULL ${condition}`,
    )
    return rows.map((row) => JSON.stringify(row)).join('\n')
  }

  // The statements of list-dates.ts.
  test.each([
    ['by name', '', 'sort_key, id DESC', 'by_sort_key'],
    ['by name backwards', '', 'sort_key DESC, id', 'by_sort_key'],
    ['by date', '', 'date, id DESC', 'by_date'],
    ['by date backwards', '', 'date DESC, id', 'by_date'],
    ['by newest', '', 'id DESC', 'user_id'],
    ['of a group', "AND group_key = 'family'", 'sort_key, id DESC', 'by_group_and_key'],
  ])('the first page is read %s from an index', async (_what, condition, order, index) => {
    const plan = await planOf('document_id, name, date', `${condition} ORDER BY ${order} LIMIT 25`)
    expect(plan).toContain(`registered_dates_${index}`)
    expect(plan).not.toMatch(/TEMP B-TREE|Sort|Seq Scan|SCAN registered_dates/)
  })

  test.each([
    ['a search', "AND search_name LIKE '%x99%' ESCAPE '!'"],
    ['a search by date', "AND (search_name LIKE '%06%' ESCAPE '!' OR date LIKE '%-06-%')"],
    ['people without a group', 'AND group_key IS NULL'],
  ])('%s is searched only among the dates of one member', async (_what, condition) => {
    const plan = await planOf('count(*)', condition)
    expect(plan).toMatch(/registered_dates_(by|user)_/)
    expect(plan).not.toMatch(/Seq Scan|SCAN registered_dates/)
  })
})
