import type { BulkRun } from '@krono/contract'
import { newAdmin } from './back-office'
import { manyMembers } from './many-members'
import { call, type Member, newMember } from './people'
import { runSql } from './rows'
import type { RunningCms } from './running'
import { until } from './until'

/** The admin's reason for the action. */
export const reason = 'Tavaszi ajándék'

type Account = Pick<Member, 'token'>

export async function ask(cms: RunningCms, { token }: Account, path: string, body?: object) {
  const answer = await call(cms, body ? 'POST' : 'GET', `/admin/bulk/${path}`, { token, body })
  const run: BulkRun = answer.body.run
  return { status: answer.status, run, code: answer.body.message }
}

export const tryBulk = (cms: RunningCms, admin: Account, ids: readonly string[], what: object) =>
  ask(cms, admin, 'try', { target: { ids }, what })

/** Creates `count` users; returns their ids. */
export async function newPeople(cms: RunningCms, count: number) {
  const emails = (await manyMembers(cms, count)).map(({ email }) => `'${email}'`)
  const rows = await runSql(
    cms,
    `SELECT id, document_id FROM up_users WHERE email IN (${emails.join(', ')}) ORDER BY id`,
  )
  return rows.map((row) => ({ id: String(row.document_id), userId: Number(row.id) }))
}

export const waitUntilFinished = (cms: RunningCms, admin: Account, id: string) =>
  until(async () => {
    const { run } = await ask(cms, admin, id)
    return run.state === 'done' || run.state === 'stopped' ? run : undefined
  })

/** A run that gives a week to twenty people; its state is "running", but no process works on it. */
export async function newRun(cms: RunningCms) {
  const admin = await newAdmin(cms)
  const people = await newPeople(cms, 20)
  const ids = people.map(({ id }) => id)
  const { run } = await tryBulk(cms, admin, ids, { act: 'giveDays', days: 7 })
  const where = `document_id = '${run.id}'`
  await runSql(cms, `UPDATE bulk_runs SET state = 'running', reason = 'x' WHERE ${where}`)
  const [row] = await runSql(cms, `SELECT id FROM bulk_runs WHERE ${where}`)
  const users = people.map(({ userId }) => userId).join(', ')
  return {
    row: String(row?.id),
    admin,
    people,
    stop: () => ask(cms, admin, `${run.id}/stop`, {}),
    seen: async () => (await ask(cms, admin, run.id)).run,
    terms: () => runSql(cms, `SELECT id FROM entitlements WHERE user_id IN (${users})`),
  }
}

export type Run = Awaited<ReturnType<typeof newRun>>

/** A run that adds one user to a group, with steps for `count - 1` users who no longer exist. */
export async function newGroupFor(cms: RunningCms, count: number) {
  const [admin, member] = [await newAdmin(cms), await newMember(cms)]
  const what = { act: 'addToGroup', group: `Sok ${admin.userId}` }
  const { run } = await tryBulk(cms, admin, [member.id], what)
  const [row] = await runSql(cms, `SELECT id FROM bulk_runs WHERE document_id = '${run.id}'`)
  await runSql(
    cms,
    `INSERT INTO bulk_steps (document_id, run_id, user_id, outcome)
     WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})
     SELECT '${run.id}-' || i, ${row?.id}, 1000000 + i, 'waiting' FROM n`,
  )
  const start = (body: object) => ask(cms, admin, `${run.id}/start`, { reason, ...body })
  const shown = async () => (await ask(cms, admin, run.id)).run
  return { start, shown, stop: () => ask(cms, admin, `${run.id}/stop`, {}) }
}
