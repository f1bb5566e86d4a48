import { beforeAll, describe, expect, test } from '@jest/globals'
import { cycleOf, dateOf, dayNumberOf } from '@krono/chart'
import { errors, type RuleNode } from '@krono/contract'
import { newAdmin } from '../../support/back-office'
import { ask, reason, tryBulk, waitUntilFinished } from '../../support/bulk'
import { askGroups, newReaders, ofForm, previewAll } from '../../support/email-groups'
import { runInStrapi } from '../../support/in-strapi'
import { call, type Member } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms } from '../../support/running'
import { until } from '../../support/until'

const receiversCode = `
const { receiversOfGroup } = require('./dist/src/back-office/email-groups/receivers-of-group')
async function run(id, after, limit) {
  const [groupId, ...rest] = [id, after, limit].map(Number)
  tell(await receiversOfGroup(strapi, { groupId, after: rest[0], limit: rest[1] }))
}
`

type Receivers = Awaited<
  ReturnType<
    typeof import('../../../src/back-office/email-groups/receivers-of-group').receiversOfGroup
  >
>

const todayCode = `
const { today } = require('./dist/src/platform/lib/clock')
const run = () => tell(today())
`

const fact = (column: string, filter: string): RuleNode => ({ is: 'fact', column, filter })

describe.each(everyCms())('e-mail groups on %s', (name, cms) => {
  let admin: Member
  const form = (what: string) => `groups-${what}-${name.toLowerCase()}`
  const preview = (of: readonly RuleNode[]) => previewAll(cms, admin, of)
  const save = (body: object) => askGroups(cms, admin, '', body)
  const change = (ids: readonly number[], set: string) =>
    runSql(cms, `UPDATE user_facts SET ${set} WHERE user_id IN (${ids.join(', ')})`)

  beforeAll(async () => {
    admin = await newAdmin(cms)
  })

  test('count each user once, by the first thing that keeps the e-mail from them', async () => {
    const people = await newReaders(cms, 8, form('honest'))
    const ids = people.map(({ userId }) => userId)
    await change(ids.slice(0, 1), 'blocked = true, confirmed = false')
    await change(ids.slice(1, 2), 'confirmed = false, news_letter = false')
    await change(ids.slice(2, 6), 'news_letter = false')
    const reasons = ['bounced', 'left', 'complained']
    for (const [index, why] of reasons.entries())
      await runSql(
        cms,
        `INSERT INTO mail_stops (document_id, mark, reason, soft_bounces)
         SELECT '${form(why)}', mail_mark, '${why}', 0 FROM user_facts
         WHERE user_id = ${ids[index + 2]}`,
      )
    const { count, first } = await preview([ofForm(form('honest'))])
    expect(count).toEqual({
      ...{ matching: 8, blocked: 1, unconfirmed: 1, bounced: 1, unsubscribed: 2 },
      ...{ withoutConsent: 1, receivers: 2 },
    })
    expect(first.map(({ id, step }) => [id, step])).toEqual(
      [
        ...['blocked', 'unconfirmed', 'bounced', 'unsubscribed', 'unsubscribed'],
        ...['withoutConsent', 'receivers', 'receivers'],
      ].map((step, index) => [people[index]?.id, step]),
    )
    const saved = await save({
      name: form('honest'),
      rule: { version: 1, where: { is: 'all', of: [ofForm(form('honest'))] } },
    })
    const [row] = await runSql(
      cms,
      `SELECT id FROM email_groups WHERE document_id = '${saved.body.id}'`,
    )
    const next = async (after: number) => {
      const [found] = await runInStrapi(cms, receiversCode, String(row?.id), String(after), '1')
      return found as Receivers
    }
    expect(await next(0)).toMatchObject([{ id: ids[6], email: people[6]?.email }])
    expect(await next(ids[6] ?? 0)).toMatchObject([{ id: ids[7] }])
    expect(await next(ids[7] ?? 0)).toEqual([])
  })

  test('select by all, any and none of several conditions', async () => {
    const people = await newReaders(cms, 4, form('logic'))
    const ids = people.map(({ userId }) => userId)
    await change(ids.slice(0, 2), `plan = 'monthly'`)
    await change(ids.slice(1, 3), `bought = '|premium-year|', quietest = 'root'`)
    await runSql(cms, `UPDATE up_users SET referral_source = 'friend' WHERE id = ${ids[3]}`)
    const monthly = fact('plan', 'monthly')
    const buyers = fact('bought', 'premium-year')
    const friend: RuleNode = { is: 'referral', source: 'friend' }
    const found = async (node: RuleNode) => {
      const { first } = await preview([ofForm(form('logic')), node])
      return first.map(({ id }) => people.findIndex((one) => one.id === id))
    }
    expect(await found({ is: 'all', of: [monthly, buyers] })).toEqual([1])
    expect(await found({ is: 'any', of: [monthly, buyers] })).toEqual([0, 1, 2])
    // Also those whose plan or chart is unknown.
    expect(await found({ is: 'none', of: [monthly] })).toEqual([2, 3])
    expect(await found({ is: 'none', of: [fact('quietest', 'root'), friend] })).toEqual([0])
    expect(await found({ is: 'none', of: [{ is: 'none', of: [monthly] }] })).toEqual([0, 1])
    expect(await found({ is: 'none', of: [{ is: 'all', of: [monthly, buyers] }] })).toEqual([
      0, 2, 3,
    ])
    expect(await found({ is: 'none', of: [fact('until', 'none')] })).toEqual([])
    expect(await found({ is: 'none', of: [fact('tier', 'paid,subscriber')] })).toHaveLength(4)
    expect(await found({ is: 'none', of: [fact('tier', 'free')] })).toEqual([])
    expect(await found(fact('joined', 'last7'))).toHaveLength(4)
  })

  test('select by progress in a course as its list counts', async () => {
    const people = await newReaders(cms, 3, form('course'))
    const [course] = await runSql(
      cms,
      'SELECT document_id FROM courses WHERE published_at IS NOT NULL ORDER BY id LIMIT 1',
    )
    const id = String(course?.document_id)
    const at = name === 'SQLite' ? '1700000000000' : `'2023-11-14'`
    await runSql(
      cms,
      `INSERT INTO lesson_progresses (document_id, user_id, course, lesson, read_at)
       VALUES ('${form('step')}', ${people[0]?.userId}, '${id}', 'x', ${at})`,
    )
    const count = async (node: RuleNode) =>
      (await preview([ofForm(form('course')), node])).count.matching
    const of = (state: 'begun' | 'completed' | 'stopped'): RuleNode => ({
      ...{ is: 'course', course: id, state },
    })
    expect(await count(of('begun'))).toBe(1)
    expect(await count(of('stopped'))).toBe(1)
    expect(await count(of('completed'))).toBe(0)
    expect(await count({ is: 'none', of: [of('begun')] })).toBe(2)
    await runSql(cms, `DELETE FROM lesson_progresses WHERE document_id = '${form('step')}'`)
  })

  test('find three thousand births by a critical day, date by date as the engine does', async () => {
    const [day = ''] = (await runInStrapi(cms, todayCode)) as string[]
    const [count, base] = [3000, dayNumberOf(day) - 2900]
    const key = form('births')
    await runSql(
      cms,
      `INSERT INTO user_facts (document_id, user_id, birth_day, form_id, name_key, search_text,
         joined_at, confirmed, blocked, news_letter, is_paid_user, engine_version, placed,
         orders, spent_huf, spent_gbp, bought)
       WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})
       SELECT '${key}-' || i, 5000000 + i, ${base} + i, '${key}', '', '',
         ${name === 'SQLite' ? 0 : `'2020-01-01'`}, true, false, true, false, 'test', 0,
         0, 0, 0, '' FROM n`,
    )
    for (const [cycle, inDays] of [
      ['physical', 3],
      ['emotional', 0],
      ['intellectual', 30],
    ] as const) {
      const then = dayNumberOf(day) + inDays
      const isCritical = (birth: number) =>
        birth <= then && cycleOf(dateOf(birth), dateOf(then)).cycles[cycle].critical
      const expected = Array.from({ length: count }, (_, i) => base + i).filter(isCritical).length
      const node: RuleNode = { is: 'cycle', cycle, state: 'critical', inDays }
      const matching = async (one: RuleNode) => (await preview([ofForm(key), one])).count.matching
      expect([cycle, await matching(node)]).toEqual([cycle, expected])
      expect(await matching({ is: 'none', of: [node] })).toBe(count - expected)
    }
    await runSql(cms, `DELETE FROM user_facts WHERE form_id = '${key}'`)
  })

  test('made by a bulk action are there at once, and cannot be deleted while an e-mail waits', async () => {
    const people = await newReaders(cms, 3, form('hand'))
    const group = form('by-hand')
    const { run } = await tryBulk(
      cms,
      admin,
      people.map(({ id }) => id),
      { act: 'addToGroup', group },
    )
    await ask(cms, admin, `${run.id}/start`, { reason })
    await waitUntilFinished(cms, admin, run.id)
    const { groups } = (await askGroups(cms, admin, '')).body
    const found = groups.find((one: { name: string }) => one.name === group)
    expect(found).toMatchObject({ isByRule: false, matching: 3, receivers: 3 })
    const left = await askGroups(cms, admin, `/${found.id}/remove`, { user: people[0]?.id })
    expect(left.body).toMatchObject({ rule: null, count: { matching: 2 } })
    const again = await askGroups(cms, admin, `/${found.id}/remove`, { user: people[0]?.id })
    expect(again.status).toBe(404)

    const [row] = await runSql(cms, `SELECT id FROM email_groups WHERE name = '${group}'`)
    const send = `document_id = '${form('send')}'`
    await runSql(
      cms,
      `INSERT INTO newsletter_sends (document_id, issue_id, group_id, topic, language, template,
         state, send_at, last_subscriber, queued)
       VALUES ('${form('send')}', '${form('send')}', ${row?.id}, 'offers', 'hun', '{}', 'waiting',
         ${name === 'SQLite' ? 4102444800000 : `'2100-01-01'`}, 0, 0)`,
    )
    const remove = () => askGroups(cms, admin, `/${found.id}/delete`, {})
    expect(await remove()).toMatchObject({
      status: 409,
      body: { message: errors.emailGroupInUse.hun },
    })
    await runSql(cms, `UPDATE newsletter_sends SET state = 'sent' WHERE ${send}`)
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    await runSql(cms, `DELETE FROM newsletter_sends WHERE ${send}`)
    await until(async () => {
      const rows = `SELECT id FROM email_group_members WHERE group_id = ${row?.id}`
      return (await runSql(cms, rows)).length === 0 || undefined
    })
  })

  test('keep their name to themselves, and changes of two admins apart', async () => {
    const rule = { version: 1, where: { is: 'all', of: [fact('newsletter', 'yes')] } }
    const group = { name: form('rule'), rule }
    // At once: one of them gets the name.
    const both = await Promise.all([save(group), save(group)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const id = both.find(({ status }) => status === 200)?.body.id
    const { updatedAt } = (await askGroups(cms, admin, `/${id}`)).body
    const renamed = { ...group, id, updatedAt, name: form('rule 2') }
    expect((await save(renamed)).status).toBe(200)
    expect((await save(renamed)).body.message).toBe(errors.emailGroupChanged.hun)
    const tried = await tryBulk(cms, admin, [admin.id], { act: 'addToGroup', group: renamed.name })
    expect(tried.code).toBe(errors.emailGroupByRule.hun)
    const log = await call(cms, 'GET', `/admin/acts?kind=emailGroup&id=${id}`, admin)
    expect(log.body.actions.map(({ act }: { act: string }) => act)).toEqual([
      'saveEmailGroup',
      'saveEmailGroup',
    ])
  })
})
