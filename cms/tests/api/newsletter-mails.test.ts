import { describe, expect, test } from '@jest/globals'
import { errors, newsletterConfirmDays } from '@krono/contract'
import { mailTo } from '../support/mailbox'
import { newsletterOf, question, tokenIn } from '../support/newsletter'
import { newEmail } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

describe.each(everyCms())('the links of the newsletter on %s', (_name, cms) => {
  const { subscribe, post, preferences, subscriber, stateOf, tokensAbout } = newsletterOf(cms)

  test('the same link again returns the same response', async () => {
    const { mail, token } = await subscriber()
    const again = await post('confirm', { token: tokenIn(mail, 'confirm') })
    expect([again.status, again.body]).toEqual([200, { token }])
  })

  test('an expired or forged link, or one of another use, subscribes no address', async () => {
    const email = newEmail()
    await subscribe(email)
    const mail = await mailTo(cms, email, question)
    const token = tokenIn(mail, 'confirm')
    const rows = await runSql(
      cms,
      `SELECT document_id FROM newsletter_subscribers WHERE email = '${email}'`,
    )
    const { confirm: old } = await tokensAbout(String(rows[0]?.document_id))
    for (const wrong of [old, `${token}x`, token.slice(1), tokenIn(mail, 'unsubscribe'), 'x']) {
      const answer = await post('confirm', { token: String(wrong) })
      expect(answer).toMatchObject({
        status: 400,
        body: { message: errors.newsletterLinkFailed.hun },
      })
    }
    expect(await stateOf(email)).toBe('asked')
    expect(newsletterConfirmDays).toBe(7)
  })

  test('a reader who left returns only by a new e-mail, not by an old link', async () => {
    const { email, token, mail } = await subscriber()
    await post('unsubscribe', { token })
    expect((await post('confirm', { token: tokenIn(mail, 'confirm') })).status).toBe(400)
    await subscribe(email)
    const second = await mailTo(cms, email, question, 2)
    expect((await preferences(token)).body.isSubscribed).toBe(false)
    await post('confirm', { token: tokenIn(second, 'confirm') })
    expect((await preferences(token)).body.isSubscribed).toBe(true)
  })

  test('topics and frequency are changed only with the token of an e-mail', async () => {
    const { email, token } = await subscriber()
    const input = { token, topics: ['offers', 'tools'], rhythm: 'monthly' }
    expect((await post('preferences', input)).body).toEqual({
      email: expect.stringContaining('•••'),
      isSubscribed: true,
      topics: ['tools', 'offers'],
      rhythm: 'monthly',
    })
    for (const [wrong, code] of [
      [{ ...input, token: 'x.y' }, undefined],
      [{ ...input, topics: [] }, 'newsletterTopicNeeded'],
      [{ ...input, topics: ['tools', 'tools'] }, 'invalidField'],
      [{ ...input, topics: ['cats'] }, 'invalidField'],
      [{ ...input, rhythm: 'hourly' }, 'invalidField'],
    ] as const) {
      const { status, body } = await post('preferences', wrong)
      expect([status, body.errors?.[0].code]).toEqual([400, code])
    }
    expect(await stateOf(email)).toBe('active')
    expect((await preferences(token)).body).toMatchObject({ rhythm: 'monthly' })
    expect((await preferences('x.y')).status).toBe(400)
  })
})
