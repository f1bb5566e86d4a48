import { describe, expect, test } from '@jest/globals'
import { runInStrapi } from '../support/in-strapi'
import { killAt, runTaskCode, type Step, triedSteps } from '../support/killed-at'
import { mailsTo, mailTo } from '../support/mailbox'
import { instantIn } from '../support/many-members'
import { newEmail } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { until } from '../support/until'

// Runs what services do: no call of the API queues one e-mail twice.
const queueing = `
const { queueMail } = require('./dist/src/messaging/mail/queue-mail')

async function run(key, to) {
  const queue = (name) =>
    queueMail(strapi, {
      mail: 'passwordChanged',
      to,
      userId: null,
      data: { name: null },
      dedupeKey: key + name,
    })
  await Promise.all([1, 2, 3, 4].map(() => queue('A')))
  await strapi.db.transaction(async () => {
    await queue('B')
    await queue('A')
    await queue('C')
  })
  const failed = strapi.db.transaction(async () => {
    await queue('D')
    throw new Error('rolled back')
  })
  await failed.catch(() => undefined)
}
`

// E-mails just before and just after the end of their retention, as the nightly job finds them.
const forgetting = `
const { addToOutbox } = require('./dist/src/messaging/mail/outbox')
const { purgeEmails } = require('./dist/src/messaging/mail/purge-emails')

async function run(key, to) {
  const at = new Date('2012-06-30T02:00:00Z')
  const mails = [
    ['dead30', 'dead', 30, 0], ['dead30+', 'dead', 30, 1], ['dead90+', 'dead', 90, 1],
    ['sent90', 'sent', 90, 0], ['sent90+', 'sent', 90, 1],
    ['skipped90+', 'skipped', 90, 1], ['waiting90+', 'waiting', 90, 1],
  ]
  for (const [name, state, days, more] of mails) {
    const outgoing = { mail: 'passwordChanged', to, userId: null, data: { name: 'Ágnes' } }
    const dedupeKey = key + name
    await addToOutbox(strapi, { ...outgoing, dedupeKey, dueAt: new Date('2100-01-01') })
    await strapi.db.query('api::outgoing-mail.outgoing-mail').updateMany({
      where: { dedupeKey },
      data: { state, dueAt: new Date(at.getTime() - days * 86400000 - more) },
    })
  }
  await purgeEmails(strapi, at)
}
`

// An e-mail that the running cms does not send: its task is of a kind of the test.
const adding = `
const { addToOutbox } = require('./dist/src/messaging/mail/outbox')
async function run(dedupeKey, to, kind) {
  const outgoing = { mail: 'passwordChanged', to, userId: null, data: { name: null }, dedupeKey }
  await addToOutbox(strapi, { ...outgoing, dueAt: new Date('2100-01-01') })
  const { id } = await strapi.db.query('api::outgoing-mail.outgoing-mail').findOne({ where: { dedupeKey } })
  await strapi.db.query('api::task.task').updateMany({
    where: { key: 'sendLetter:' + id }, data: { kind, dueAt: new Date(0) },
  })
  tell(id)
}
`

/** Steps of an e-mail; one that was sent and not recorded is sent again with its Message-ID. */
const steps: [when: string, step: Step, sent: number][] = [
  ['it is claimed', { sql: /^update .tasks. set .*fence/, moment: 'after' }, 1],
  [
    'it is sent and not recorded',
    { sql: /^update .outgoing_mails. set .*sent_at/, moment: 'before' },
    2,
  ],
  [
    'it is recorded and not stored',
    { sql: /^update .outgoing_mails. set .*sent_at/, moment: 'after' },
    2,
  ],
  ['it is recorded', { sql: /^update .outgoing_mails. set .*sent_at/, moment: 'committed' }, 1],
]

// An hour without SMTP, of which each minute is tried: `SMTP_URL_OF_CODE` refuses all connections.
const anHour = `
const { setClock } = require('./dist/src/platform/lib/clock')
const { askedKinds } = require('./dist/src/platform/jobs/runs')
const { createRunner } = require('./dist/src/platform/tasks/runner')
async function run(kind) {
  const from = Date.now()
  for (let minute = 0; minute <= 60; minute += 1) {
    setClock(() => new Date(from + minute * 60000))
    await createRunner(strapi, { [kind]: askedKinds.sendLetter }).drain()
  }
  const rows = await strapi.db.query('api::task.task').findMany({ where: { kind } })
  for (const { state, attempts, fence, dueAt } of rows)
    tell([state, attempts, fence > 5, new Date(dueAt) - from <= 61 * 60000])
}
`

describe.each(everyCms())('the outbox on %s', (_name, cms) => {
  const runFor = (code: string, email: string) => runInStrapi(cms, code, `${email}:`, email)
  const rowsOf = (email: string) =>
    runSql(
      cms,
      `SELECT * FROM outgoing_mails WHERE dedupe_key LIKE '${email}%' ORDER BY dedupe_key`,
    )

  test('queues an e-mail once, at once or inside a transaction, and only if it commits', async () => {
    const email = newEmail()
    await runFor(queueing, email)
    const keys = (await rowsOf(email)).map((row) => row.dedupe_key)
    expect(keys).toEqual([`${email}:A`, `${email}:B`, `${email}:C`])
    const arrived = await until(async () => {
      const mails = await mailsTo(cms, email)
      return mails.length >= 3 ? mails : undefined
    })
    expect(new Set(arrived?.map((mail) => mail.messageId)).size).toBe(3)
    expect(arrived).toHaveLength(3)
  })

  test.each(triedSteps(steps))('loses no e-mail by kill -9 when %s', async (_when, step, sent) => {
    const email = newEmail()
    const kind = `killed${Date.now()}`
    const [id] = await runInStrapi(cms, adding, email, email, kind)
    const sender = { ...cms, env: { ...cms.env, SMTP_URL_OF_CODE: cms.env.SMTP_URL ?? '' } }
    await killAt(sender, step, runTaskCode, 'sendLetter', kind)
    await runSql(
      cms,
      `UPDATE tasks SET kind = 'sendLetter', lease_until = ${instantIn(cms, new Date(0))}
         WHERE key = 'sendLetter:${id}'`,
    )
    const state = await until(async () => {
      const [row] = await runSql(
        cms,
        `SELECT m.state, t.state AS task FROM outgoing_mails m
           JOIN tasks t ON t.key = 'sendLetter:' || m.id WHERE m.id = ${id}`,
      )
      return row?.task === 'done' ? row.state : undefined
    })
    expect(state).toBe('sent')
    const mails = await mailsTo(cms, email)
    expect(mails).toHaveLength(sent)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('sends each e-mail once, with all its attempts, a minute after SMTP was away for an hour', async () => {
    const emails = Array.from({ length: 7 }, newEmail)
    const kind = `away${Date.now()}`
    for (const email of emails) await runInStrapi(cms, adding, email, email, kind)
    const away = { ...cms, env: { ...cms.env, SMTP_URL_OF_CODE: 'smtp://127.0.0.1:9' } }
    const left = await runInStrapi(away, anHour, kind)
    expect(left).toEqual(emails.map(() => ['waiting', 0, true, true]))
    const past = instantIn(cms, new Date(0))
    await runSql(
      cms,
      `UPDATE tasks SET kind = 'sendLetter', due_at = ${past} WHERE kind = '${kind}'`,
    )
    for (const email of emails) await mailTo(cms, email)
    const isSent = async () => {
      const rows = await Promise.all(emails.map(rowsOf))
      return rows.flat().every(({ state }) => state === 'sent') || undefined
    }
    expect(await until(isSent)).toBe(true)
    for (const email of emails) expect(await mailsTo(cms, email)).toHaveLength(1)
  })

  test('deletes the recipient of a dead e-mail, and sent e-mails, after their retention', async () => {
    const email = newEmail()
    await runFor(forgetting, email)
    const left = (await rowsOf(email)).map((row) => [row.dedupe_key, row.recipient, row.data])
    const named = (name: string) => `${email}:${name}`
    expect(left).toEqual([
      [named('dead30'), email, expect.anything()],
      [named('dead30+'), null, null],
      [named('sent90'), email, expect.anything()],
      [named('waiting90+'), email, expect.anything()],
    ])
  })
})
