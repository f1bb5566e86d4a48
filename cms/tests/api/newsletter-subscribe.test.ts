import { describe, expect, test } from '@jest/globals'
import { newsletterConsentText, newsletterTopics } from '@krono/contract'
import { mailsTo, mailTo } from '../support/mailbox'
import { consent, newsletterOf, question, tokenIn } from '../support/newsletter'
import { call, newAddress, newEmail } from '../support/people'
import { newProof } from '../support/proofs'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

describe.each(everyCms())('the form of the newsletter on %s', (_name, cms) => {
  const { subscribe, post, preferences, subscriber, stateOf } = newsletterOf(cms)

  test('an address is on the list once its owner has confirmed it', async () => {
    const email = newEmail()
    const answer = await subscribe(email.toUpperCase())
    expect([answer.status, answer.body]).toEqual([202, { email }])
    const mail = await mailTo(cms, email, question)
    expect(await stateOf(email)).toBe('asked')
    const confirmed = await post('confirm', { token: tokenIn(mail, 'confirm') })
    expect(confirmed.status).toBe(200)
    expect(await stateOf(email)).toBe('active')
    expect((await preferences(confirmed.body.token)).body).toEqual({
      email: `${email[0]}•••@people.example`,
      isSubscribed: true,
      topics: [...newsletterTopics],
      rhythm: 'every',
    })
  })

  test('the consent is stored verbatim with version and times, without an address', async () => {
    const email = newEmail()
    await subscriber(email)
    const rows = await runSql(cms, 'SELECT * FROM newsletter_consents ORDER BY id DESC LIMIT 1')
    expect(rows[0]).toMatchObject({
      version: consent,
      text: newsletterConsentText('hun', 'KRONO'),
      language: 'hun',
      source: 'form',
      given_at: expect.anything(),
      confirmed_at: expect.anything(),
      ended_at: null,
    })
    expect(JSON.stringify(rows[0])).not.toContain(email)
  })

  test('a subscribed address gets no new e-mail, and the caller gets the same response', async () => {
    const { email } = await subscriber()
    const other = newEmail()
    const answers = [await subscribe(email), await subscribe(other)]
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    // Sent after the first e-mail, which was requested earlier.
    await mailTo(cms, other, question)
    expect(await mailsTo(cms, email)).toHaveLength(1)
  })

  test('two requests at once create one row', async () => {
    const email = newEmail()
    await Promise.all([subscribe(email), subscribe(email)])
    await mailTo(cms, email, question, 2)
    const rows = await runSql(cms, `SELECT id FROM newsletter_subscribers WHERE email = '${email}'`)
    expect(rows).toHaveLength(1)
  })

  test('an address gets at most three e-mails a day, over all callers', async () => {
    const [email, last] = [newEmail(), newEmail()]
    for (const _ of [1, 2, 3, 4]) expect((await subscribe(email)).status).toBe(202)
    await mailTo(cms, email, question, 3)
    await subscribe(last)
    await mailTo(cms, last, question)
    expect(await mailsTo(cms, email)).toHaveLength(3)
  })

  test.each([
    ['no address', { email: '' }, 'email', 'missingField'],
    ['no address to write to', { email: 'x@' }, 'email', 'invalidEmail'],
    ['no consent', { consent: '' }, 'consent', 'newsletterConsentNeeded'],
    ['consent to older words', { consent: '2020-01-01' }, 'consent', 'newsletterConsentNeeded'],
    ['a proof of another kind', { proof: 1 }, 'proof', 'invalidField'],
    ['an unknown field', { admin: true }, 'admin', 'unknownField'],
  ] as const)('%s is refused', async (_what, body, field, code) => {
    const answer = await subscribe(newEmail(), body)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field, code }] } })
  })

  test('a bot that fills in the hidden field gets the usual response', async () => {
    const [email, other] = [newEmail(), newEmail()]
    const answer = await subscribe(email, { website: 'https://x.example' })
    expect([answer.status, answer.body]).toEqual([202, { email }])
    await subscribe(other)
    await mailTo(cms, other, question)
    expect(await stateOf(email)).toBeUndefined()
  })

  test('without a proof of work a network may make three requests an hour, and a proof is valid once', async () => {
    const address = newAddress()
    const bare = async () => (await subscribe(newEmail(), { proof: '' }, address)).status
    expect([await bare(), await bare(), await bare()]).toEqual([202, 202, 202])
    const proof = await newProof({ purpose: 'newsletter' })
    expect((await subscribe(newEmail(), { proof }, address)).status).toBe(202)
    for (const wrong of [proof, await newProof({ purpose: 'message' }), 'x', '']) {
      expect((await subscribe(newEmail(), { proof: wrong }, address)).status).toBe(429)
    }
    // Other forms and other networks are counted separately.
    const message = { name: 'Ágnes', email: newEmail(), message: 'Egy kérdés.', proof: '' }
    expect((await call(cms, 'POST', '/contact/message', { body: message, address })).status).toBe(
      201,
    )
    expect((await subscribe(newEmail(), { proof: '' })).status).toBe(202)
  })

  test('requests are limited per network, independently of other networks', async () => {
    const address = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => subscribe('not an address', {}, address)),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await subscribe('not an address')).status).toBe(400)
  })
})
