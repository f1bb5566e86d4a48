import { beforeAll, describe, expect, test } from '@jest/globals'
import {
  errors,
  newsletterConfirmDays,
  newsletterConsent,
  newsletterConsentText,
  newsletterTopics,
} from '@krono/contract'
import { runInStrapi } from '../support/in-strapi'
import { mailsTo, mailTo, type ReceivedMail } from '../support/mailbox'
import { call, newAddress, newEmail, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'
import { until } from '../support/until'

// What only our key makes, as of another moment.
const signing = `
const { setClock } = require('./dist/src/lib/clock')
const { confirmToken, letterToken, newStamp } = require('./dist/src/mail-stops/tokens')
const { markOf } = require('./dist/src/mail-stops/signatures')
async function run(about, agoMs) {
  setClock(() => new Date(Date.now() - Number(agoMs)))
  tell(newStamp())
  tell(confirmToken({ documentId: about }, new Date(Date.now() - Number(agoMs))))
  tell(letterToken('all', markOf(about)))
  setClock()
}
`

const dayMs = 86_400_000
const consent = newsletterConsent.version
const question = 'Kéred a hírlevelet?'
const allTopics = [...newsletterTopics]

const tokenIn = (mail: ReceivedMail, page: string) => {
  const link = mail.links.find((address) => address.includes(`/newsletter/${page}?`))
  return new URL(link ?? 'http://x').searchParams.get('token') ?? ''
}

const headerOf = ({ headers }: ReceivedMail, key: string) =>
  headers.find((header) => header.key === key)?.value

describe.each(everyCms())('the newsletter on %s', (_name, cms) => {
  let stamp = ''

  beforeAll(async () => {
    stamp = String((await runInStrapi(cms, signing, 'x', '60000'))[0])
  })

  const subscribe = (email: string, more: object = {}, address = newAddress()) =>
    call(cms, 'POST', '/newsletter/subscribe', {
      body: { email, consent, stamp, ...more },
      address,
    })
  const post = (path: string, body: object) => call(cms, 'POST', `/newsletter/${path}`, { body })
  const preferences = (token: string) =>
    call(cms, 'GET', `/newsletter/preferences?token=${encodeURIComponent(token)}`)

  /** Somebody who is on the list, by the form and the letter. */
  async function subscriber(email = newEmail()) {
    await subscribe(email)
    const letter = await mailTo(cms, email, question)
    const answer = await post('confirm', { token: tokenIn(letter, 'confirm') })
    return { email, letter, token: String(answer.body.token) }
  }

  const stateOf = async (email: string) =>
    (await runSql(cms, `SELECT state FROM newsletter_subscribers WHERE email = '${email}'`))[0]
      ?.state

  test('an address is on the list once its reader said that it was they', async () => {
    const email = newEmail()
    const answer = await subscribe(email.toUpperCase())
    expect([answer.status, answer.body]).toEqual([202, { email }])
    const letter = await mailTo(cms, email, question)
    expect(await stateOf(email)).toBe('asked')
    const confirmed = await post('confirm', { token: tokenIn(letter, 'confirm') })
    expect(confirmed.status).toBe(200)
    expect(await stateOf(email)).toBe('active')
    expect((await preferences(confirmed.body.token)).body).toEqual({
      email: `${email[0]}•••@people.example`,
      isSubscribed: true,
      topics: allTopics,
      rhythm: 'every',
    })
  })

  test('the same link again says the same', async () => {
    const { letter, token } = await subscriber()
    const again = await post('confirm', { token: tokenIn(letter, 'confirm') })
    expect([again.status, again.body]).toEqual([200, { token }])
  })

  test('what was agreed to is kept word by word, with its version and times, and says no address', async () => {
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

  test('an address that is on the list hears nothing new, and whoever asks hears the same', async () => {
    const { email } = await subscriber()
    const other = newEmail()
    const answers = [await subscribe(email), await subscribe(other)]
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    // Later than the first, which was asked for before it.
    await mailTo(cms, other, question)
    expect(await mailsTo(cms, email)).toHaveLength(1)
  })

  test('asked twice at once there is one row', async () => {
    const email = newEmail()
    await Promise.all([subscribe(email), subscribe(email)])
    await mailTo(cms, email, question, 2)
    const rows = await runSql(cms, `SELECT id FROM newsletter_subscribers WHERE email = '${email}'`)
    expect(rows).toHaveLength(1)
  })

  test('three letters a day ask one address, whoever has them sent', async () => {
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
    ['a stamp of another kind', { stamp: 1 }, 'stamp', 'invalidField'],
    ['what nobody knows', { admin: true }, 'admin', 'unknownField'],
  ] as const)('%s is refused', async (_what, body, field, code) => {
    const answer = await subscribe(newEmail(), body)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field, code }] } })
  })

  test('a program that fills in what nobody sees is told what everybody is told', async () => {
    const [email, other] = [newEmail(), newEmail()]
    const answer = await subscribe(email, { website: 'https://x.example' })
    expect([answer.status, answer.body]).toEqual([202, { email }])
    await subscribe(other)
    await mailTo(cms, other, question)
    expect(await stateOf(email)).toBeUndefined()
  })

  test.each([
    ['none', undefined],
    ['a forged one', '-0.x'],
    ['one of this moment', 'now'],
  ])(
    'whoever has no stamp that took as long as people take presses again: %s',
    async (_what, given) => {
      const { stamp: fresh } = (await call(cms, 'GET', '/newsletter/stamp')).body
      const answer = await subscribe(newEmail(), { stamp: given === 'now' ? fresh : given })
      const { hun: message, status } = errors.newsletterPressAgain
      expect(answer).toMatchObject({ status, body: { message } })
    },
  )

  test('a form that is older than a day is pressed again', async () => {
    const [old] = await runInStrapi(cms, signing, 'x', String(dayMs))
    expect((await subscribe(newEmail(), { stamp: old })).status).toBe(409)
  })

  test('one network asks so often, and no other pays for it', async () => {
    const address = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => subscribe('not an address', {}, address)),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    expect((await subscribe('not an address')).status).toBe(400)
  })

  test('a link that is too old, forged or of another use puts nobody on the list', async () => {
    const email = newEmail()
    await subscribe(email)
    const letter = await mailTo(cms, email, question)
    const token = tokenIn(letter, 'confirm')
    const rows = await runSql(
      cms,
      `SELECT document_id FROM newsletter_subscribers WHERE email = '${email}'`,
    )
    const [, old] = await runInStrapi(cms, signing, String(rows[0]?.document_id), '0')
    for (const wrong of [old, `${token}x`, token.slice(1), tokenIn(letter, 'unsubscribe'), 'x']) {
      const answer = await post('confirm', { token: String(wrong) })
      expect(answer).toMatchObject({
        status: 400,
        body: { message: errors.newsletterLinkFailed.hun },
      })
    }
    expect(await stateOf(email)).toBe('asked')
    expect(newsletterConfirmDays).toBe(7)
  })

  test('topics and how often are chosen by the token of a letter alone', async () => {
    const { email, token } = await subscriber()
    const wish = { token, topics: ['offers', 'tools'], rhythm: 'monthly' }
    expect((await post('preferences', wish)).body).toEqual({
      email: expect.stringContaining('•••'),
      isSubscribed: true,
      topics: ['tools', 'offers'],
      rhythm: 'monthly',
    })
    for (const [wrong, code] of [
      [{ ...wish, token: 'x.y' }, undefined],
      [{ ...wish, topics: [] }, 'newsletterTopicNeeded'],
      [{ ...wish, topics: ['tools', 'tools'] }, 'invalidField'],
      [{ ...wish, topics: ['cats'] }, 'invalidField'],
      [{ ...wish, rhythm: 'hourly' }, 'invalidField'],
    ] as const) {
      const { status, body } = await post('preferences', wrong)
      expect([status, body.errors?.[0].code]).toEqual([400, code])
    }
    expect(await stateOf(email)).toBe('active')
    expect((await preferences(token)).body).toMatchObject({ rhythm: 'monthly' })
    expect((await preferences('x.y')).status).toBe(400)
  })

  test('one call ends it, as often as one likes, and nothing says who it was', async () => {
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

  test('a forged token ends nothing, in the words that were ordered', async () => {
    const { email, token, letter } = await subscriber()
    for (const wrong of [`${token}x`, token.slice(1), tokenIn(letter, 'confirm'), 'x']) {
      expect(await post('unsubscribe', { token: wrong })).toMatchObject({
        status: 400,
        body: { message: errors.unsubscribeFailed.hun },
      })
    }
    expect(errors.unsubscribeFailed.eng).toBe('Please try again later')
    expect(await stateOf(email)).toBe('active')
  })

  test('whoever left comes back by the letter alone, and an old link brings nobody back', async () => {
    const { email, token, letter } = await subscriber()
    await post('unsubscribe', { token })
    expect((await post('confirm', { token: tokenIn(letter, 'confirm') })).status).toBe(400)
    await subscribe(email)
    const second = await mailTo(cms, email, question, 2)
    expect((await preferences(token)).body.isSubscribed).toBe(false)
    await post('confirm', { token: tokenIn(second, 'confirm') })
    expect((await preferences(token)).body.isSubscribed).toBe(true)
  })

  test('whoever wants no letter of ours at all is not even asked', async () => {
    const [email, other] = [newEmail(), newEmail()]
    const [, , token] = await runInStrapi(cms, signing, email, '0')
    expect((await post('unsubscribe', { token: String(token) })).status).toBe(200)
    await subscribe(email)
    await subscribe(other)
    await mailTo(cms, other, question)
    expect(await mailsTo(cms, email)).toEqual([])
  })

  test('the letter says how to get no more, to people and to mail programs', async () => {
    const email = newEmail()
    await subscribe(email)
    const letter = await mailTo(cms, email, question)
    const address = headerOf(letter, 'list-unsubscribe') ?? ''
    expect(address).toMatch(/^<http\S+\/api\/newsletter\/unsubscribe\?token=[\w-]+\.[\w-]+>$/)
    expect(headerOf(letter, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(letter.html).toContain('/newsletter/unsubscribe?token=')
  })

  describe('a member', () => {
    const switchTo = (token: string, newsLetter: boolean) =>
      call(cms, 'POST', '/user/update', { body: { newsLetter }, token })
    const isOn = async (token: string) =>
      (await call(cms, 'GET', '/user/me', { token })).body.user.newsLetter

    test('who turns the switch on is on the list, and off it who turns it off', async () => {
      const { email, token } = await newMember(cms)
      expect((await switchTo(token, true)).body.user.newsLetter).toBe(true)
      expect(await stateOf(email)).toBe('active')
      expect((await switchTo(token, false)).body.user.newsLetter).toBe(false)
      expect(await stateOf(email)).toBeUndefined()
    })

    test('who left once comes back by the letter', async () => {
      const { email, token } = await newMember(cms)
      await switchTo(token, true)
      await switchTo(token, false)
      expect((await switchTo(token, true)).body.user.newsLetter).toBe(false)
      const letter = await mailTo(cms, email, question)
      await post('confirm', { token: tokenIn(letter, 'confirm') })
      expect(await isOn(token)).toBe(true)
    })

    test('sees at the switch what was done by the form and by a letter', async () => {
      const { email, token } = await newMember(cms)
      const { token: ofLetter } = await subscriber(email)
      expect(await isOn(token)).toBe(true)
      await post('unsubscribe', { token: ofLetter })
      expect(await isOn(token)).toBe(false)
    })

    test('reads of it in the export, and takes it along when the account goes', async () => {
      const { email, token, password } = await newMember(cms)
      await switchTo(token, true)
      const { newsletter } = (await call(cms, 'GET', '/user/export', { token })).body
      expect(newsletter).toMatchObject({
        subscription: { state: 'active', topics: allTopics, rhythm: 'every' },
        consents: [{ version: consent, source: 'profile', endedAt: null }],
      })
      await call(cms, 'DELETE', '/user/delete-user', { body: { password }, token })
      expect(await stateOf(email)).toBeUndefined()
    })
  })

  test('a letter that waits for whoever left meanwhile never leaves', async () => {
    const { email, token } = await newMember(cms)
    await call(cms, 'POST', '/user/update', { body: { newsLetter: true }, token })
    const queueing = `
      const { addToOutbox } = require('./dist/src/mail/outbox')
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
