import { describe, expect, test } from '@jest/globals'
import { type BulkLine, errors, giftDayLimits, mostUnconfirmed } from '@krono/contract'
import { actionsOn, adminAction, getAdminUser, newAdmin } from '../support/back-office'
import { barrierFor } from '../support/barrier'
import {
  ask,
  newGroupFor,
  newPeople,
  newRun,
  type Run,
  reason,
  tryBulk,
  waitUntilFinished,
} from '../support/bulk'
import {
  countTurnsCode,
  doRunCode,
  dyingRunCode,
  interruptedRunCode,
  markDeadCode,
  resumeRunCode,
} from '../support/bulk-programs'
import { runInStrapi } from '../support/in-strapi'
import { killAt, type Step, triedSteps } from '../support/killed-at'
import { call, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { ageSessions } from '../support/sessions'

describe.each(everyCms())('a bulk action on %s', (_name, cms) => {
  test('is tried, then applied once to exactly those users, and logged for each', async () => {
    const [admin, other, blocked] = [
      await newAdmin(cms),
      await newMember(cms),
      await newMember(cms),
    ]
    await runSql(cms, `UPDATE up_users SET blocked = true WHERE id = ${blocked.userId}`)
    const people = await newPeople(cms, 30)
    const ids = [...people, other, blocked].map(({ id }) => id)
    const users = people.map(({ userId }) => userId)
    await runSql(
      cms,
      `UPDATE up_users SET news_letter = (id = ${other.userId}) WHERE id IN (${[...users, other.userId]})`,
    )
    const { run } = await tryBulk(cms, admin, ids, { act: 'giveDays', days: 30 })
    expect(run).toMatchObject({
      state: 'tried',
      all: 32,
      changed: 0,
      waiting: 31,
      letters: 1,
      skipped: [{ why: 'blocked', count: 1, people: [{ email: blocked.email }] }],
    })
    expect((await getAdminUser(cms, admin, other)).tier).toBe('free')
    expect((await ask(cms, admin, `${run.id}/start`, { reason })).status).toBe(200)
    // Pressed twice: the second call is told that the run is in progress, or already finished.
    expect([200, 409]).toContain((await ask(cms, admin, `${run.id}/start`, { reason })).status)
    expect(await waitUntilFinished(cms, admin, run.id)).toMatchObject({
      state: 'done',
      changed: 31,
      waiting: 0,
    })
    expect((await getAdminUser(cms, admin, other)).daysLeft).toBe(701)
    expect(await actionsOn(cms, admin, other)).toEqual(['giveDays'])
    // A user who refuses e-mails sees it only in their profile.
    const letters = await runSql(
      cms,
      `SELECT user_id FROM outgoing_mails WHERE mail = 'daysGiven' AND user_id IN (${[...users, other.userId]})`,
    )
    expect(letters.map(({ user_id }) => Number(user_id))).toEqual([other.userId])
    expect((await ask(cms, admin, `${run.id}/start`, { reason })).status).toBe(409)
    expect((await ask(cms, admin, `${run.id}/stop`, {})).status).toBe(409)
  })

  test('is done once by two processes at once, as when one takes over from a dead one', async () => {
    const { row, seen, terms } = await newRun(cms)
    const barrier = await barrierFor(2)
    await Promise.all([1, 2].map(() => runInStrapi(cms, doRunCode, barrier.url, row)))
    barrier.end()
    expect(await seen()).toMatchObject({ state: 'done', changed: 20 })
    expect(await terms()).toHaveLength(20)
  })

  test('is applied to all users, whatever form keys earlier gifts had', async () => {
    const { row, admin, people, seen, terms } = await newRun(cms)
    const [first] = people
    for (const key of [`bulk-${row}-${first?.userId}`, `bulk:${row}:${first?.userId}`]) {
      const body = { key, days: 1, reason }
      const path = `/admin/users/${first?.id}/gift-days`
      const { status } = await call(cms, 'POST', path, { token: admin.token, body })
      expect([key, status]).toEqual([key, key.includes(':') ? 400 : 200])
    }
    await runInStrapi(cms, resumeRunCode, row)
    expect(await seen()).toMatchObject({ state: 'done', changed: 20 })
    expect(await terms()).toHaveLength(21)
  })

  test('lets the process handle other requests after every few users', async () => {
    const { row, seen } = await newRun(cms)
    const [turns] = await runInStrapi(cms, countTurnsCode, row)
    expect(turns).toBeGreaterThanOrEqual(7)
    expect(await seen()).toMatchObject({ state: 'done', changed: 20 })
  })

  test('asks to confirm the number of users above a thousand', async () => {
    const few = await newGroupFor(cms, mostUnconfirmed)
    expect((await few.start({ count: mostUnconfirmed - 1 })).code).toBe(errors.bulkCountWrong.hun)
    expect((await few.start({})).status).toBe(200)
    await few.stop()
    const many = await newGroupFor(cms, mostUnconfirmed + 1)
    for (const wrong of [{}, { count: mostUnconfirmed }, { count: `${mostUnconfirmed + 1}` }]) {
      const { status, code } = await many.start(wrong)
      expect([wrong, status, code]).toEqual([wrong, 400, errors.bulkCountWrong.hun])
    }
    expect((await many.shown()).state).toBe('tried')
    expect((await many.start({ count: mostUnconfirmed + 1 })).status).toBe(200)
    // It may have finished by now: nearly all of its users are deleted.
    expect([200, 409]).toContain((await many.stop()).status)
  })

  test('resumes after its process died, and changes each user once', async () => {
    const { row, seen, terms } = await newRun(cms)
    await expect(runInStrapi(cms, dyingRunCode, row)).rejects.toThrow('Strapi ended')
    expect(await seen()).toMatchObject({ state: 'running', changed: 9, waiting: 11 })
    expect(await terms()).toHaveLength(9)
    await runInStrapi(cms, resumeRunCode, row)
    expect(await seen()).toMatchObject({ state: 'done', changed: 20, waiting: 0 })
    expect(await terms()).toHaveLength(20)
  })

  test.each(
    triedSteps([
      ['when it begins', /^update .bulk_runs. set .*state/, 'before', 0],
      ['before the first group is stored', /^update .bulk_steps./, 'after', 0],
      ['after the first group', /^update .bulk_steps./, 'committed', 3],
      ['at its end', /^update .bulk_runs. set .*ended_at/, 'after', 20],
      ['after its end', /^update .bulk_runs. set .*ended_at/, 'committed', 20],
    ] as [string, RegExp, Step['moment'], number][]),
  )('resumes after kill -9 %s, and changes each user once', async (_when, sql, moment, changed) => {
    const { row, seen, terms } = await newRun(cms)
    await runSql(cms, `UPDATE bulk_runs SET state = 'waiting' WHERE id = ${row}`)
    await killAt(cms, { sql, moment }, resumeRunCode, row)
    expect(await terms()).toHaveLength(changed)
    await runInStrapi(cms, resumeRunCode, row)
    expect(await seen()).toMatchObject({ state: 'done', changed: 20, waiting: 0 })
    expect(await terms()).toHaveLength(20)
  })

  test.each([
    ['is stopped while it runs', ({ stop }: Run) => stop()],
    [
      'is begun by an admin who loses the right halfway',
      ({ admin }: Run) =>
        runSql(cms, `UPDATE up_users SET is_admin = false WHERE id = ${admin.userId}`),
    ],
    [
      'is begun by an admin who gets a role without money halfway',
      ({ admin }: Run) =>
        runSql(cms, `UPDATE up_users SET admin_role = 'support' WHERE id = ${admin.userId}`),
    ],
    [
      'is begun by an admin who leaves halfway',
      ({ row }: Run) => runSql(cms, `UPDATE bulk_runs SET admin = NULL WHERE id = ${row}`),
    ],
    ['fails for the last time', ({ row }: Run) => runInStrapi(cms, markDeadCode, row)],
  ])('that %s is finished, and does nothing more', async (_what, end) => {
    const made = await newRun(cms)
    const { row, terms } = made
    await runInStrapi(cms, interruptedRunCode, row)
    expect(await terms()).toHaveLength(9)
    await end(made)
    await runInStrapi(cms, resumeRunCode, row)
    const [run] = await runSql(cms, `SELECT state, ended_at FROM bulk_runs WHERE id = ${row}`)
    expect(run).toMatchObject({ state: 'stopped', ended_at: expect.anything() })
    expect(await terms()).toHaveLength(9)
  })

  test('that was stopped does nothing more', async () => {
    const admin = await newAdmin(cms)
    const people = await newPeople(cms, 5)
    const ids = people.map(({ id }) => id)
    const { run } = await tryBulk(cms, admin, ids, { act: 'addToGroup', group: 'Tavasz' })
    expect((await ask(cms, admin, `${run.id}/stop`, {})).run.state).toBe('stopped')
    expect((await ask(cms, admin, `${run.id}/start`, { reason })).status).toBe(409)
    expect((await ask(cms, admin, run.id)).run).toMatchObject({ changed: 0, waiting: 5 })
  })

  test('reports why users are skipped, and is refused when all are skipped', async () => {
    const [admin, other] = [await newAdmin(cms), await newAdmin(cms)]
    const { run } = await tryBulk(cms, admin, [admin.id, other.id], { act: 'block' })
    expect(run.skipped.map(({ why, count }) => [why, count])).toEqual([
      ['yourself', 1],
      ['admin', 1],
    ])
    expect((await ask(cms, admin, `${run.id}/start`, { reason })).status).toBe(409)
    const member = await newMember(cms)
    const group = { act: 'addToGroup', group: `Csoport ${member.userId}` }
    const first = await tryBulk(cms, admin, [member.id], group)
    await ask(cms, admin, `${first.run.id}/start`, { reason })
    await waitUntilFinished(cms, admin, first.run.id)
    const second = await tryBulk(cms, admin, [member.id], group)
    expect(second.run.skipped).toMatchObject([{ why: 'already', count: 1 }])
  })

  test('is tried only by a role that may take the action', async () => {
    const admins = [
      await newMember(cms, { role: 'support' }),
      await newMember(cms, { role: 'content' }),
    ]
    const member = await newMember(cms)
    const tried = async (what: object) => {
      const body = { target: { ids: [member.id] }, what }
      const answers = admins.map(({ token }) =>
        call(cms, 'POST', '/admin/bulk/try', { token, body }),
      )
      return (await Promise.all(answers)).map(({ status }) => status)
    }
    expect(await tried({ act: 'block' })).toEqual([200, 403])
    expect(await tried({ act: 'addToGroup', group: 'Nyár' })).toEqual([403, 200])
    expect(await tried({ act: 'giveDays', days: 1 })).toEqual([403, 403])
  })

  test('skips users to whom it does not apply, each with the reason', async () => {
    const admin = await newAdmin(cms)
    const [rich, unconfirmed, subscribed] = [
      await newMember(cms),
      await newMember(cms),
      await newMember(cms),
    ]
    const days = { days: giftDayLimits.atOnce, reason, key: `sok-napot-kap-${rich.userId}` }
    expect((await adminAction(cms, admin, rich, 'gift-days', days)).status).toBe(200)
    await runSql(cms, `UPDATE up_users SET confirmed = false WHERE id = ${unconfirmed.userId}`)
    const stripeId = `sub_${subscribed.id}`
    await runSql(
      cms,
      `INSERT INTO subscriptions (document_id, stripe_id, user_id, plan, status)
       VALUES ('${subscribed.id}', '${stripeId}', ${subscribed.userId}, 'monthly', 'unpaid')`,
    )
    const ids = [rich.id, unconfirmed.id, subscribed.id]
    const reasonsFor = async (what: object) =>
      (await tryBulk(cms, admin, ids, what)).run.skipped.map(({ why, people }) => [
        why,
        ...people.map(({ id }) => id),
      ])
    expect(await reasonsFor({ act: 'giveDays', days: giftDayLimits.atOnce })).toEqual([
      ['unconfirmed', unconfirmed.id],
      ['tooManyDays', rich.id],
    ])
    expect(await reasonsFor({ act: 'block' })).toEqual([['subscribed', subscribed.id]])
    await runSql(cms, `DELETE FROM subscriptions WHERE stripe_id = '${stripeId}'`)
  })

  test('asks for the password and a reason, and refuses invalid input', async () => {
    const admin = await newAdmin(cms)
    const member = await newMember(cms)
    const what = { act: 'block' }
    const { run } = await tryBulk(cms, admin, [member.id], what)
    expect((await ask(cms, admin, `${run.id}/start`, { reason: '' })).status).toBe(400)
    await ageSessions(cms, admin, 16 * 60)
    expect((await ask(cms, admin, `${run.id}/start`, { reason })).status).toBe(403)
    expect((await ask(cms, admin, 'nothing/start', { reason })).status).toBe(403)
    expect((await ask(cms, admin, 'nothing')).status).toBe(404)
    for (const [ids, wrong] of [
      [[], what],
      [Array.from({ length: 101 }, () => 'x'), what],
      [[member.id], { act: 'erase' }],
      [[member.id], { act: 'giveDays', days: 1000 }],
      [[member.id], { act: 'giveCoupon', freeProduct: 'premium-year', validDays: 3 }],
      [[member.id], { act: 'addToGroup', group: ' ' }],
    ] as const) {
      expect([wrong, (await tryBulk(cms, admin, ids, wrong)).status]).toEqual([wrong, 400])
    }
  })

  test('is listed among the latest runs with the users it changed; a mere trial is not', async () => {
    const admin = await newAdmin(cms)
    const members = [await newMember(cms), await newMember(cms)]
    const what = { act: 'addToGroup', group: `Sor ${admin.userId}` }
    const ids = members.map(({ id }) => id)
    const tried = await tryBulk(cms, admin, ids, what)
    const begun = await tryBulk(cms, admin, ids, what)
    await ask(cms, admin, `${begun.run.id}/start`, { reason })
    const over = await waitUntilFinished(cms, admin, begun.run.id)
    expect(over?.firstChanged.map(({ id }) => id).sort()).toEqual([...ids].sort())
    const { runs } = (await call(cms, 'GET', '/admin/bulk', { token: admin.token })).body
    const listed: BulkLine[] = runs
    expect(listed.length).toBeLessThanOrEqual(10)
    expect(listed.find(({ id }) => id === begun.run.id)).toEqual({
      id: begun.run.id,
      what,
      state: 'done',
      all: 2,
      changed: 2,
      startedAt: over?.startedAt,
    })
    expect(listed.map(({ id }) => id)).not.toContain(tried.run.id)
    const times = listed.map(({ startedAt }) => startedAt)
    expect(times).toEqual([...times].sort().reverse())
  })
})
