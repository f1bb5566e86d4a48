import { describe, expect, test } from '@jest/globals'
import { errors } from '@krono/contract'
import { secrets } from '../support/environment'
import { call, newEmail, newMember } from '../support/people'
import { everyCms } from '../support/running'

const returned = (email: string, status: string) =>
  [
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${email}`,
    'Action: failed',
    `Status: ${status}`,
    '',
    '--b--',
    '',
  ].join('\r\n')

describe.each(everyCms())('mail events, sent to %s', (_name, cms) => {
  const secret = secrets.MAIL_EVENTS_SECRET
  const tell = (body: object) => call(cms, 'POST', '/mail/events', { body })

  async function reader() {
    const member = await newMember(cms)
    const { token } = member
    await call(cms, 'POST', '/user/update', { body: { newsLetter: true }, token })
    const isOn = async () => (await call(cms, 'GET', '/user/me', { token })).body.user.newsLetter
    return { ...member, isOn }
  }

  test('end the newsletter of an undeliverable address, and its switch shows that', async () => {
    const { email, isOn } = await reader()
    const answer = await tell({ secret, message: returned(email, '5.1.1') })
    expect([answer.status, answer.body]).toEqual([200, { noted: 1 }])
    expect(await isOn()).toBe(false)
  })

  test('end it after three soft bounces, reported at once', async () => {
    const { email, isOn } = await reader()
    const event = { RecordType: 'Bounce', Type: 'SoftBounce', Email: email }
    await Promise.all([1, 2].map(() => tell({ secret, event })))
    expect(await isOn()).toBe(true)
    await tell({ secret, message: returned(email, '4.2.2') })
    expect(await isOn()).toBe(false)
  })

  test('end it for a reader who complains, and are accepted if they match no reader', async () => {
    const { email, isOn } = await reader()
    const event = { RecordType: 'SpamComplaint', Email: email }
    expect((await tell({ secret, event })).body).toEqual({ noted: 1 })
    expect(await isOn()).toBe(false)
    const unknown = { RecordType: 'SubscriptionChange', Recipient: newEmail() }
    expect((await tell({ secret, event: unknown })).body).toEqual({ noted: 0 })
    expect((await tell({ secret, message: 'Subject: x\r\n\r\nHello' })).body).toEqual({ noted: 0 })
  })

  test.each(['', 'x', `${secret}x`, secret.slice(1)])(
    'are accepted with the secret only, not with "%s"',
    async (wrong) => {
      const { email, isOn } = await reader()
      const answer = await tell({ secret: wrong, message: returned(email, '5.1.1') })
      const { status, hun: message } = errors.invalidSignature
      expect(answer).toMatchObject({ status, body: { message } })
      expect(await isOn()).toBe(true)
    },
  )

  test.each([
    ['no secret', { message: 'x' }],
    ['an event without a kind', { secret, event: { Email: 'a@b.example' } }],
    ['an event of a list', { secret, event: [] }],
    ['an event with more in it', { secret, event: { RecordType: 'Bounce', Name: 'x' } }],
    ['too long a message', { secret, message: 'x'.repeat(200 * 1024 + 1) }],
    ['an unknown field', { secret, unknown: 1 }],
  ])('%s is refused', async (_what, body) => {
    expect((await tell(body)).status).toBe(400)
  })
})
