import { describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { runInStrapi } from '../support/in-strapi'
import { mailsTo, mailTo } from '../support/mailbox'
import { headerOf, newsletterOf, question, tokenIn } from '../support/newsletter'
import { call, newEmail, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { until } from '../support/until'

describe.each(everyCms())('unsubscribing from the newsletter on %s', (_name, cms) => {
  const { subscribe, post, preferences, subscriber, stateOf, tokensAbout } = newsletterOf(cms)

  test('one call unsubscribes, can be repeated, and does not reveal the reader', async () => {
    const { email, token } = await subscriber()
    for (const _ of [1, 2]) {
      const answer = await post('unsubscribe', { token })
      expect([answer.status, answer.body]).toEqual([200, { hasLeft: true }])
    }
    expect(await stateOf(email)).toBeUndefined()
    expect((await preferences(token)).body.isSubscribed).toBe(false)
    const stops = await runSql(cms, "SELECT * FROM mail_stops WHERE reason = 'left'")
    expect(stops.length).toBeGreaterThan(0)
    expect(JSON.stringify(stops)).not.toContain('people.example')
    const kept = await runSql(
      cms,
      'SELECT ended_at FROM newsletter_consents ORDER BY id DESC LIMIT 1',
    )
    expect(kept[0]?.ended_at).not.toBeNull()
  })

  test('a forged token unsubscribes no reader, with the specified error', async () => {
    const { email, token, mail } = await subscriber()
    for (const wrong of [`${token}x`, token.slice(1), tokenIn(mail, 'confirm'), 'x']) {
      expect(await post('unsubscribe', { token: wrong })).toMatchObject({
        status: 400,
        body: { message: errors.unsubscribeFailed.hun },
      })
    }
    expect(errors.unsubscribeFailed.eng).toBe('Please try again later')
    expect(await stateOf(email)).toBe('active')
  })

  test('an address that refused all e-mails gets no confirmation e-mail', async () => {
    const [email, other] = [newEmail(), newEmail()]
    const { all: token } = await tokensAbout(email)
    expect((await post('unsubscribe', { token })).status).toBe(200)
    await subscribe(email)
    await subscribe(other)
    await mailTo(cms, other, question)
    expect(await mailsTo(cms, email)).toEqual([])
  })

  test('an e-mail has an unsubscribe link and the headers for mail programs', async () => {
    const email = newEmail()
    await subscribe(email)
    const mail = await mailTo(cms, email, question)
    const address = headerOf(mail, 'list-unsubscribe') ?? ''
    expect(address).toMatch(/^<http\S+\/api\/newsletter\/unsubscribe\?token=[\w-]+\.[\w-]+>$/)
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail.html).toContain('/newsletter/unsubscribe?token=')
  })

  test('a queued e-mail is not sent to a reader who left meanwhile', async () => {
    const { email, token } = await newMember(cms)
    await call(cms, 'POST', '/user/update', { body: { newsLetter: true }, token })
    const queueing = `
      const { addToOutbox } = require('./dist/src/messaging/mail/outbox')
      async function run(to) {
        await addToOutbox(strapi, {
          mail: 'anniversary', to, userId: null, dedupeKey: 'test:' + to,
          data: { name: null, coupon: 'X', until: 'ma', link: null },
          dueAt: new Date(Date.now() + 3600000),
        })
      }`
    await runInStrapi(cms, queueing, email)
    await call(cms, 'POST', '/user/update', { body: { newsLetter: false }, token })
    await runSql(
      cms,
      `UPDATE tasks SET due_at = created_at WHERE key = (SELECT 'sendLetter:' || id
       FROM outgoing_mails WHERE dedupe_key = 'test:${email}')`,
    )
    const row = await until(async () => {
      const [found] = await runSql(
        cms,
        `SELECT state, recipient FROM outgoing_mails WHERE dedupe_key = 'test:${email}'`,
      )
      return found?.state === 'waiting' ? undefined : found
    })
    expect(row).toEqual({ state: 'skipped', recipient: null })
  })
})
