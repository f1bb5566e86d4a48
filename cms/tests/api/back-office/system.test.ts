import { beforeAll, describe, expect, test } from '@jest/globals'
import type { AdminJob, AdminSetting, ListRow } from '@krono/contract'
import { runInStrapi } from '../../support/in-strapi'
import { instantIn } from '../../support/many-members'
import { call, type Member, newEmail, newMember } from '../../support/people'
import { runSql } from '../../support/rows'
import { everyCms, type RunningCms } from '../../support/running'
import { secondCms } from '../../support/second-cms'
import { until } from '../../support/until'

/** Code for `runInStrapi`: an e-mail that was given up. */
const givingUp = `
const { addToOutbox } = require('./dist/src/messaging/mail/outbox')
const { now } = require('./dist/src/platform/lib/clock')
async function run(to, key) {
  const outgoing = { mail: 'passwordChanged', to, userId: null, data: { name: 'Ágnes' } }
  await addToOutbox(strapi, { ...outgoing, dedupeKey: key, dueAt: new Date('2100-01-01') })
  const { id, documentId } = await strapi.db
    .query('api::outgoing-mail.outgoing-mail').findOne({ where: { dedupeKey: key } })
  await strapi.db.query('api::outgoing-mail.outgoing-mail')
    .updateMany({ where: { id }, data: { state: 'dead' } })
  await strapi.db.query('api::task.task').updateMany({
    where: { key: 'sendLetter:' + id },
    data: { state: 'dead', attempts: 7, lastError: 'Mailbox full', doneAt: now() },
  })
  tell(documentId)
}
`

describe.each(everyCms())('the system pages of the back office on %s', (_name, cms) => {
  let admin: Member
  const post = (path: string, body: object, at: RunningCms = cms) =>
    call(at, 'POST', `/admin${path}`, { token: admin.token, body })
  const get = (path: string, at: RunningCms = cms) => call(at, 'GET', `/admin${path}`, admin)
  const settingOf = async (key: string): Promise<AdminSetting | undefined> =>
    (await get('/settings')).body.settings.find((one: AdminSetting) => one.key === key)
  const rowsOf = async (list: string, query: string): Promise<ListRow[]> =>
    (await get(`/lists/${list}?${query}`)).body.rows

  beforeAll(async () => {
    admin = await newMember(cms, { isAdmin: true })
  })

  test('a setting takes only a valid value, is logged before and after, and can be reset', async () => {
    const refused = await post('/settings/graceDays', { value: 0 })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'value', code: 'invalidField' })],
    ])
    expect((await post('/settings/nothing', { value: 1 })).status).toBe(404)
    const times = { text: 'Karbantartás', from: '2030-01-02T10:00', until: '2030-01-02T09:00' }
    expect((await post('/settings/notice', { value: times })).body.errors).toEqual([
      expect.objectContaining({ field: 'value.until', code: 'endsBeforeItBegins' }),
    ])
    const saved = await post('/settings/graceDays', { value: 9 })
    expect([saved.status, saved.body]).toEqual([
      200,
      expect.objectContaining({ value: 9, initial: 7, isChanged: true }),
    ])
    expect((await post('/settings/graceDays', { value: 9 })).status).toBe(200)
    expect((await post('/settings/graceDays/reset', {})).body).toMatchObject({
      ...{ value: 7, isChanged: false, changedAt: null },
    })
    const rows = await rowsOf('audit', `subject=graceDays&admin=${admin.email}`)
    expect(rows.map(({ cells }) => [cells.act, cells.oldValue, cells.newValue])).toEqual([
      ['resetSetting', '{"value":9}', '{"value":7}'],
      ['changeSetting', '{"value":7}', '{"value":9}'],
    ])
    expect(
      await rowsOf('audit', `act=resetSetting&subjectKind=order&admin=${admin.email}`),
    ).toEqual([])
    expect(await settingOf('graceDays')).toMatchObject({ isChanged: false })
  })

  test('the notice is what pages ask for between its minutes', async () => {
    const shown = async () => (await call(cms, 'GET', '/settings/site')).body.notice
    const notice = (from: string, to: string) =>
      post('/settings/notice', { value: { text: 'Karbantartás', from, until: to } })
    await notice('2020-01-01T00:00', '')
    expect(await shown()).toBe('Karbantartás')
    await notice('', '2020-01-01T00:00')
    expect(await shown()).toBe('')
    await post('/settings/notice/reset', {})
  })

  test('a change holds in another process within two seconds', async () => {
    const second = await secondCms(cms)
    const sizeThere = async () => (await get('/lists/users', second.cms)).body.size
    expect(await sizeThere()).toBe(25)
    const savedAt = performance.now()
    await post('/settings/adminListSize', { value: '50' })
    const seen = await until(async () =>
      (await sizeThere()) === 50 ? performance.now() : undefined,
    )
    await post('/settings/adminListSize/reset', {})
    await second.stop()
    expect((seen ?? Number.POSITIVE_INFINITY) - savedAt).toBeLessThan(2000)
  })

  test('a given-up e-mail is sent again once, also by two admins at once', async () => {
    const email = newEmail()
    const [id] = await runInStrapi(cms, givingUp, email, `again:${email}`)
    expect((await rowsOf('outbox', `recipient=${email}`)).map(({ cells }) => cells)).toEqual([
      expect.objectContaining({ status: 'dead', fault: 'Mailbox full', tries: 7 }),
    ])
    const counts = await Promise.all(
      [{ id: String(id) }, { filters: { recipient: email } }].map(
        async (body) => (await post('/outbox/send-again', body)).body.count,
      ),
    )
    expect(counts.sort()).toEqual([0, 1])
    const sent = await until(async () => {
      const [row] = await rowsOf('outbox', `recipient=${email}&status=dead,waiting,failing`)
      return row ? undefined : true
    })
    expect(sent).toBe(true)
    expect((await post('/outbox/send-again', { id: String(id) })).body).toEqual({ count: 0 })
  })

  test('a job started by two admins at once runs once, and not while it runs', async () => {
    const name = 'purgeSearchMisses'
    const key = `job:${name}`
    const fence = async () =>
      Number((await runSql(cms, `SELECT fence FROM tasks WHERE key = '${key}'`))[0]?.fence)
    const jobNow = async (): Promise<AdminJob | undefined> =>
      (await get('/jobs')).body.jobs.find((job: AdminJob) => job.name === name)
    const before = await fence()
    const { last = null } = (await jobNow()) ?? {}
    await Promise.all([post(`/jobs/${name}/run`, { last }), post(`/jobs/${name}/run`, { last })])
    const ended = await until(async () => {
      const job = await jobNow()
      return job && job.last !== last && !job.isRunning ? job : undefined
    })
    expect(ended).toMatchObject({ fault: null, tookMs: expect.any(Number) })
    expect((await post(`/jobs/${name}/run`, { last })).status).toBe(200)
    expect(await fence()).toBe(before + 1)
    // Leases use the database's clock, which is not the moved one of the test.
    const later = instantIn(cms, new Date(Date.now() + 2 * 86_400_000))
    await runSql(
      cms,
      `UPDATE tasks SET state = 'running', lease_until = ${later} WHERE key = '${key}'`,
    )
    const running = await post(`/jobs/${name}/run`, { last: ended?.last ?? null })
    expect(running.body.isRunning).toBe(true)
    expect(await fence()).toBe(before + 1)
    await runSql(cms, `UPDATE tasks SET state = 'waiting', lease_until = NULL WHERE key = '${key}'`)
    expect((await post('/jobs/nothing/run', { last: null })).status).toBe(404)
    expect(await rowsOf('audit', `act=runJob&subject=${name}`)).toHaveLength(1)
  })

  test('a given-up task is retried, unless it decided something when it was given up', async () => {
    const at = instantIn(cms, new Date())
    const add = async (kind: string) => {
      const id = `${kind}${Date.now()}`
      await runSql(
        cms,
        `INSERT INTO tasks (document_id, kind, key, payload, state, due_at, asked, attempts, fence, done_at, last_error)
         VALUES ('${id}', '${kind}', '${kind}:${id}', '{"order":0}', 'dead', ${at}, 1, 7, 0, ${at}, 'Away')`,
      )
      return id
    }
    const [again, final] = [await add('fillFacts'), await add('turnEntry')]
    expect((await rowsOf('tasks', 'task=fillFacts&status=dead')).map(({ id }) => id)).toContain(
      again,
    )
    expect((await post(`/tasks/${again}/retry`, {})).body).toEqual({ isDue: true })
    expect((await post(`/tasks/${final}/retry`, {})).body).toEqual({ isDue: false })
    expect((await post('/tasks/nothing/retry', {})).status).toBe(404)
  })
})
