import { describe, expect, test } from '@jest/globals'
import { runInStrapi } from '../support/in-strapi'
import { mailsTo } from '../support/mailbox'
import { newEmail } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { until } from '../support/until'

// What services do: no call of the API queues one letter twice.
const queueing = `
const { queueMail } = require('./dist/src/mail/queue-mail')

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

// Letters that died long ago and lately, as the nightly job finds them.
const erasing = `
const { addToOutbox } = require('./dist/src/mail/outbox')
const { eraseDeadBefore } = require('./dist/src/mail/outbox-rows')

async function run(key, to) {
  for (const [name, year] of [['old', 2000], ['new', 2020]]) {
    const letter = { mail: 'passwordChanged', to, userId: null, data: { name: 'Ágnes' } }
    const dedupeKey = key + name
    await addToOutbox(strapi, { ...letter, dedupeKey, dueAt: new Date('2100-01-01') })
    await strapi.db.query('api::outgoing-mail.outgoing-mail').updateMany({
      where: { dedupeKey },
      data: { state: 'dead', dueAt: new Date(year, 0), lastError: 'no such user' },
    })
  }
  await eraseDeadBefore(strapi, new Date('2010-01-01'))
}
`

describe.each(everyCms())('the outbox on %s', (_name, cms) => {
  const runFor = (code: string, email: string) => runInStrapi(cms, code, `${email}:`, email)
  const rowsOf = (email: string) =>
    runSql(
      cms,
      `SELECT * FROM outgoing_mails WHERE dedupe_key LIKE '${email}:%' ORDER BY dedupe_key`,
    )

  test('takes a letter once, at once or inside a transaction, and only with its cause', async () => {
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

  test('forgets to whom a dead letter went once its time is over', async () => {
    const email = newEmail()
    await runFor(erasing, email)
    const [young, old] = await rowsOf(email)
    expect(young).toMatchObject({ recipient: email, state: 'dead' })
    expect(old).toMatchObject({ recipient: null, data: null, last_error: 'no such user' })
  }, 60_000)
})
