import { describe, expect, test } from '@jest/globals'
import { type Calculation, errors } from '@krono/contract'
import { newAdmin } from '../support/back-office'
import { call, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms, type RunningCms } from '../support/running'
import { until } from '../support/until'

type Account = { token: string }

const start = (cms: RunningCms, { token }: Account, from: object, more: object = {}) =>
  call(cms, 'POST', '/admin/calculations', {
    token,
    body: { key: 'k'.repeat(16), name: '', from, ...more },
  })

const show = async (cms: RunningCms, { token }: Account, id: string): Promise<Calculation> =>
  (await call(cms, 'GET', `/admin/calculations/${id}`, { token })).body.calculation

const finished = (cms: RunningCms, admin: Account, id: string) =>
  until(async () => {
    const found = await show(cms, admin, id)
    return found.state === 'done' ? found : undefined
  })

const listed = async (cms: RunningCms, { token }: Account, id: string, query = '') =>
  (await call(cms, 'GET', `/admin/lists/calculated?calculation=${id}${query}`, { token })).body

/** Different dates from 1990 on. */
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    row: index + 1,
    date: new Date(Date.UTC(1990, 0, 1 + index)).toISOString().slice(0, 10),
  }))

describe.each(everyCms())('a calculation on %s', (_name, cms) => {
  test('computes each date once, also when started twice at once, and lists faults by line', async () => {
    const admin = await newAdmin(cms)
    const from = {
      source: 'csv',
      lines: [
        { row: 2, name: 'Ágnes', date: '1984-06-12' },
        { row: 3, date: '1984-02-30' },
        { row: 4, fault: 'noYear' },
      ],
    }
    const draft = { balance: 700 }
    const both = await Promise.all([
      start(cms, admin, from, { draft }),
      start(cms, admin, from, { draft }),
    ])
    const calculation = { id: both[0]?.body.calculation?.id }
    expect(both.map(({ body }) => body)).toMatchObject([{ calculation }, { calculation }])
    const first = calculation.id
    expect(await finished(cms, admin, first)).toMatchObject({
      ...{ all: 3, done: 3, faulty: 2, draft, engineVersion: '1.0.0' },
      faults: [
        { row: 3, fault: 'noSuchDay' },
        { row: 4, fault: 'noYear' },
      ],
    })
    const { rows } = await listed(cms, admin, first, '&side=intake,release,balanced')
    expect(rows).toHaveLength(1)
    expect(rows[0].cells).toMatchObject({
      line: 2,
      label: 'Ágnes',
      birth: '1984-06-12',
      fault: null,
    })
    expect(
      await runSql(cms, `SELECT input FROM calculations WHERE document_id = '${first}'`),
    ).toEqual([{ input: null }])
  })

  test('of 10 000 dates is done in steps, and deleted', async () => {
    const admin = await newAdmin(cms)
    const { body } = await start(cms, admin, { source: 'dates', lines: lines(10_000) })
    const result = await until(async () => {
      const found = await show(cms, admin, body.calculation.id)
      return found.state === 'done' ? found : undefined
    })
    expect(result?.done).toBe(10_000)
    const page = await listed(cms, admin, body.calculation.id, '&sort=-vital')
    expect([page.total, page.rows.length]).toEqual([10_000, 25])
    expect(page.rows[0].cells.vital).toBeGreaterThan(500)
    const gone = await call(cms, 'POST', `/admin/calculations/${body.calculation.id}/delete`, {
      token: admin.token,
      body: {},
    })
    expect(gone.status).toBe(200)
    const isGone = async () =>
      (await listed(cms, admin, body.calculation.id)).total === 0 || undefined
    expect(await until(isGone)).toBe(true)
  })

  test('of a group has its members with a birth date, and is recorded, like its export', async () => {
    const [admin, dated, undated] = [
      await newAdmin(cms),
      await newMember(cms),
      await newMember(cms),
    ]
    const group = `Számolt ${admin.userId}`
    const refused = await start(cms, admin, { source: 'group', group })
    expect([refused.status, refused.body.message]).toEqual([409, errors.calculationEmpty.hun])
    await runSql(cms, `UPDATE user_facts SET character = NULL WHERE user_id = ${undated.userId}`)
    await runSql(
      cms,
      `INSERT INTO email_groups (document_id, name) VALUES ('group${admin.userId}', '${group}')`,
    )
    await runSql(
      cms,
      `INSERT INTO email_group_members (group_id, user_id) SELECT g.id, u.id FROM email_groups g, up_users u
       WHERE g.name = '${group}' AND u.id IN (${dated.userId}, ${undated.userId})`,
    )
    const { body } = await start(cms, admin, { source: 'group', group })
    const { id } = body.calculation
    expect(await finished(cms, admin, id)).toMatchObject({ all: 1, faulty: 0 })
    // Both have the same birthday; other tests count the attributes of all charts.
    await runSql(
      cms,
      `UPDATE user_facts SET character = (SELECT character FROM user_facts WHERE user_id = ${dated.userId})
       WHERE user_id = ${undated.userId}`,
    )
    const { rows } = (
      await call(cms, 'GET', `/admin/lists/calculated/rows?calculation=${id}`, {
        token: admin.token,
      })
    ).body
    expect(rows.map(({ cells }: { cells: { birth: string } }) => cells.birth)).toEqual([
      '1984-06-12',
    ])
    const acts = await runSql(
      cms,
      `SELECT act FROM admin_acts WHERE subject_id = '${id}' ORDER BY id`,
    )
    expect(acts.map(({ act }) => act)).toEqual(['calculate', 'exportCalculation'])
  })

  test('of a group by rule has the users whom the rule selects', async () => {
    const [admin, member] = [await newAdmin(cms), await newMember(cms)]
    const group = `Szabállyal ${admin.userId}`
    await runSql(
      cms,
      `UPDATE up_users SET referral_source = '${group}' WHERE id = ${member.userId}`,
    )
    const where = { is: 'all', of: [{ is: 'referral', source: group }] }
    const { token } = admin
    const made = { name: group, rule: { version: 1, where } }
    expect((await call(cms, 'POST', '/admin/email-groups', { token, body: made })).status).toBe(200)
    const { groups } = (await call(cms, 'GET', '/admin/calculations', { token })).body
    expect(groups).toContainEqual({ name: group, members: null })
    const { body } = await start(cms, admin, { source: 'group', group })
    expect(await finished(cms, admin, body.calculation.id)).toMatchObject({ all: 1, faulty: 0 })
  })

  test('runs the vectors of the specification with the engine of the cms', async () => {
    const { token } = await newAdmin(cms)
    const { files } = (await call(cms, 'GET', '/admin/calculation-vectors', { token })).body
    expect(files.map(({ file }: { file: string }) => file)).toEqual([
      ...['charts', 'relationships', 'groups', 'cycles'],
    ])
    for (const { all, passed, failed } of files) {
      expect(all).toBeGreaterThanOrEqual(5)
      expect([passed, failed]).toEqual([all, []])
    }
  })
})
