import { describe, expect, test } from '@jest/globals'
import { errors, feltReminderHours } from '@krono/contract'
import { instantAt } from '../../src/platform/lib/dates'
import { dayFromNow } from '../support/clock'
import { runInStrapi } from '../support/in-strapi'
import { configureMailbox, mailsTo, mailTo } from '../support/mailbox'
import { call, type Member, newMember } from '../support/people'
import { runSql } from '../support/rows'
import { everyCms } from '../support/running'

/** Code for `runInStrapi`: runs the job at each of these instants; signs the unsubscribe token of an address. */
const asking = `
const { askForFeltDays } = require('./dist/src/members/reminders/ask-for-felt-days')
async function run(...instants) {
  for (const instant of instants) await askForFeltDays(strapi, new Date(instant))
}`
const signing = `
const { emailToken } = require('./dist/src/messaging/mail-suppressions/tokens')
const { markOf } = require('./dist/src/platform/lib/address-mark')
async function run(scope, email) { tell(emailToken(scope, markOf(email))) }`

const { first, last } = feltReminderHours
const subject = 'Hogy telt a napod?'
const timeZone = 'Europe/Budapest'
/** An instant of today in Budapest; `ms` is added to it. */
const at = (time: string, ms = 0) => {
  const instant = instantAt({ day: dayFromNow(), time: `${time}:00`, timeZone })
  return new Date(instant.getTime() + ms).toISOString()
}

describe.each(everyCms())('reminders of felt days on %s', (_name, cms) => {
  const put = ({ token }: Partial<Member>, body: object) =>
    call(cms, 'PUT', '/felt-reminder/mine', { token, body })
  const mine = ({ token }: Partial<Member>) => call(cms, 'GET', '/felt-reminder/mine', { token })
  const ask = (...instants: string[]) => runInStrapi(cms, asking, ...instants)
  const mailsOf = async ({ userId }: Member) =>
    (
      await runSql(
        cms,
        `SELECT id FROM outgoing_mails WHERE mail = 'feltReminder' AND user_id = ${userId}`,
      )
    ).length
  const stop = (token: string | null) =>
    call(cms, 'POST', '/newsletter/unsubscribe', { body: { token } })
  const memberAt = async (hour: number) => {
    const member = await newMember(cms)
    expect(await put(member, { hour })).toMatchObject({ status: 200, body: { hour } })
    return member
  }

  test('are off until a member chooses an hour, and can be switched off again', async () => {
    const member = await newMember(cms)
    expect((await mine(member)).body).toEqual({ hour: null })
    for (const hour of [first, last, 18, null]) {
      const answer = await put(member, { hour })
      expect([answer.status, answer.body]).toEqual([200, { hour }])
      expect((await mine(member)).body).toEqual({ hour })
    }
    await put(member, { hour: 18 })
    await put(member, { hour: null })
    await ask(at('18:00'))
    expect(await mailsOf(member)).toBe(0)
  })

  test.each([
    ['an hour before the first', { hour: first - 1 }],
    ['an hour after the last', { hour: last + 1 }],
    ['half an hour', { hour: 18.5 }],
    ['a text', { hour: '18' }],
    ['no hour at all', {}],
    ['an unknown field', { hour: 18, minute: 30 }],
  ])('refuse %s, and keep the stored setting', async (_what, body) => {
    const member = await memberAt(9)
    expect((await put(member, body)).status).toBe(400)
    expect((await mine(member)).body).toEqual({ hour: 9 })
  })

  test('need a session, and belong to one user', async () => {
    expect([(await mine({})).status, (await put({}, { hour: 9 })).status]).toEqual([401, 401])
    const [member, other] = [await memberAt(9), await newMember(cms)]
    expect((await mine(other)).body).toEqual({ hour: null })
    expect((await put(other, { hour: null })).status).toBe(200)
    expect((await mine(member)).body).toEqual({ hour: 9 })
  })

  test('ten at once create one row', async () => {
    const member = await newMember(cms)
    const hours = Array.from({ length: 10 }, (_, place) => first + place)
    const answers = await Promise.all(hours.map((hour) => put(member, { hour })))
    expect(answers.map(({ status }) => status)).toEqual(hours.map(() => 200))
    const where = `WHERE user_id = ${member.userId}`
    expect(await runSql(cms, `SELECT hour FROM felt_reminders ${where}`)).toHaveLength(1)
    const again = `INSERT INTO felt_reminders (user_id, hour) SELECT user_id, hour FROM felt_reminders`
    await expect(runSql(cms, `${again} ${where}`)).rejects.toMatchObject({
      message: expect.stringMatching(/unique/i),
    })
  })

  test('are sent from the first millisecond of the hour to its last, once a day', async () => {
    const member = await memberAt(18)
    for (const [instant, mails] of [
      [at('18:00', -1), 0],
      [at('19:00'), 0],
      [at('18:59', 59_999), 1],
      [at('18:00'), 1],
      [at('18:30'), 1],
    ] as const) {
      await ask(instant)
      expect([instant, await mailsOf(member)]).toEqual([instant, mails])
    }
    const ends = [await memberAt(first), await memberAt(last)]
    await ask(at('06:00'), at('22:00'))
    expect(await Promise.all(ends.map(mailsOf))).toEqual([1, 1])
  })

  test('are sent neither for a day already recorded nor to blocked users', async () => {
    const [reported, before, blocked] = [await memberAt(18), await memberAt(18), await memberAt(18)]
    const tell = ({ token }: Member, days: number) =>
      call(cms, 'PUT', `/felt-day/${dayFromNow(days)}`, { token, body: { body: 3 } })
    await tell(reported, 0)
    await tell(before, -1)
    await runSql(cms, `UPDATE up_users SET blocked = true WHERE id = ${blocked.userId}`)
    await ask(at('18:00'))
    expect(await Promise.all([reported, before, blocked].map(mailsOf))).toEqual([0, 1, 0])
  })

  test('waiting for a mail server are dropped once the day is recorded or they are switched off', async () => {
    const [tells, ends] = [await memberAt(18), await memberAt(18)]
    for (const { email } of [tells, ends]) await configureMailbox(cms, { to: email, refuse: 100 })
    await ask(at('18:00'))
    expect(await Promise.all([tells, ends].map(mailsOf))).toEqual([1, 1])
    const { token } = tells
    await call(cms, 'PUT', `/felt-day/${dayFromNow()}`, { token, body: { body: 3 } })
    await put(ends, { hour: null })
    expect(await Promise.all([tells, ends].map(mailsOf))).toEqual([0, 0])
  })

  test('contain an unsubscribe link, whose call without a cookie ends only them', async () => {
    const member = await memberAt(18)
    const { token } = member
    await call(cms, 'POST', '/user/update', { body: { newsLetter: true }, token })
    await ask(at('18:00'))
    const mail = await mailTo(cms, member.email, subject)
    expect(mail.links).toContainEqual(expect.stringMatching(/\/kronobiology#felt$/))
    const headerOf = (key: string) => mail.headers.find((header) => header.key === key)?.value
    const address = new URL(String(headerOf('list-unsubscribe')).slice(1, -1))
    expect(address.pathname).toBe('/api/newsletter/unsubscribe')
    expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail.html).toContain('/newsletter/unsubscribe?token=')
    const ending = address.searchParams.get('token')
    for (const forged of [`${ending}x`, `1${ending}`, `${member.userId}.x`]) {
      expect((await stop(forged)).status).toBe(400)
    }
    expect((await mine(member)).body).toEqual({ hour: 18 })
    for (const _ of [1, 2]) expect((await stop(ending)).body).toEqual({ hasLeft: true })
    expect((await mine(member)).body).toEqual({ hour: null })
    const { user } = (await call(cms, 'GET', '/user/me', { token })).body
    expect(user.newsLetter).toBe(true)
  })

  test('are sent to users who left the newsletter, but not to those who refused all e-mails', async () => {
    const [left, never, later] = [await memberAt(18), await memberAt(18), await newMember(cms)]
    const end = async (scope: string, { email }: Member) =>
      stop(String((await runInStrapi(cms, signing, scope, email))[0]))
    await end('news', left)
    await end('all', never)
    await end('all', later)
    expect(await put(later, { hour: 18 })).toMatchObject({
      status: 409,
      body: { message: errors.mailSuppressed.hun, errors: [{ code: 'mailSuppressed' }] },
    })
    expect((await put(later, { hour: null })).status).toBe(200)
    await ask(at('18:00'))
    await mailTo(cms, left.email, subject)
    const about = async ({ email }: Member) =>
      (await mailsTo(cms, email)).filter((mail) => mail.subject === subject)
    expect(await Promise.all([never, later].map(about))).toEqual([[], []])
  })

  test('are exported, and deleted with the account', async () => {
    const member = await memberAt(18)
    const { token, password, userId } = member
    const { body } = await call(cms, 'GET', '/user/export', { token })
    expect(body.feltReminders).toMatchObject([{ hour: 18 }])
    await call(cms, 'DELETE', '/user/delete-user', { token, body: { password } })
    expect(await runSql(cms, `SELECT id FROM felt_reminders WHERE user_id = ${userId}`)).toEqual([])
  })
})
