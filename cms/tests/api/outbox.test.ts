import { describe, expect, test } from '@jest/globals'
import { mailsTo } from '../support/mailbox'
import { newEmail } from '../support/people'
import { runSql } from '../support/rows'
import { runCode } from '../support/run-program'
import { everyCms } from '../support/running'
import { until } from '../support/until'

// What services do, in a cms that serves nobody: no call queues one letter twice.
const queueing = `
const { createStrapi } = require('@strapi/strapi')
const { queueMail } = require('./dist/src/mail/queue-mail')

async function run([key, to]) {
  const appDir = process.cwd()
  const strapi = createStrapi({ appDir, distDir: appDir + '/dist', serveAdminPanel: false })
  await strapi.load()
  strapi.cron.stop()
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
  await strapi.destroy()
}

run(process.argv.slice(1)).then(() => process.exit(0))
`

describe.each(everyCms())('the outbox on %s', (_name, cms) => {
  test('takes a letter once, at once or inside a transaction, and only with its cause', async () => {
    const email = newEmail()
    const key = `${email}:`
    const settings = { ...cms.env, SMTP_URL: '' }
    const { code, output } = await runCode(queueing, settings, key, email)
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' })
    const rows = await runSql(
      cms,
      `SELECT dedupe_key FROM outgoing_mails WHERE dedupe_key LIKE '${key}%' ORDER BY dedupe_key`,
    )
    expect(rows.map((row) => row.dedupe_key)).toEqual([`${key}A`, `${key}B`, `${key}C`])
    const arrived = await until(async () => {
      const mails = await mailsTo(cms, email)
      return mails.length >= 3 ? mails : undefined
    })
    expect(new Set(arrived?.map((mail) => mail.messageId)).size).toBe(3)
    expect(arrived).toHaveLength(3)
  }, 60_000)
})
