import { describe, expect, test } from '@jest/globals'
import { runInStrapi } from '../support/in-strapi'
import { mailsTo } from '../support/mailbox'
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

describe.each(everyCms())('the outbox on %s', (_name, cms) => {
  const runFor = (code: string, email: string) => runInStrapi(cms, code, `${email}:`, email)
  const rowsOf = (email: string) =>
    runSql(
      cms,
      `SELECT * FROM outgoing_mails WHERE dedupe_key LIKE '${email}:%' ORDER BY dedupe_key`,
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
  }, 60_000)

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
  }, 60_000)
})
