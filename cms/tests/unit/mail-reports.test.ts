import { describe, expect, test } from '@jest/globals'
import { readEvent } from '../../src/messaging/newsletter/bounces/read-event'
import { readReport } from '../../src/messaging/newsletter/bounces/read-report'

const crlf = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1')

/** A report of a mail server (RFC 3464); `recipients` are its groups of fields. */
const report = (recipients: string, type = 'delivery-status') => `From: MAILER-DAEMON@mx.example
To: noreply@krono.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=${type}; boundary="b1"

This is a MIME-encapsulated message.

--b1
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you. Final-Recipient: rfc822; not@this.example

--b1
Content-Type: message/${type === 'delivery-status' ? 'delivery-status' : type}

${recipients}

--b1
Content-Type: message/rfc822

From: KRONO <noreply@krono.example>
To: agnes@people.example
Subject: Final-Recipient: rfc822; nor@this.example

Szia!
--b1--
`

const status = (fields: string) =>
  report(`Reporting-MTA: dns; mx.example

${fields}`)

const failed = (
  code: string,
  address = 'Agnes@People.example',
) => `Final-Recipient: rfc822; ${address}
Action: failed
Status: ${code}
Diagnostic-Code: smtp; 550 ${code} something
 that goes on`

describe('a bounced message', () => {
  test.each([
    ['5.1.1', 'hard'],
    ['5.1.10', 'hard'],
    ['5.0.0', 'hard'],
    ['5.4.1', 'soft'],
    ['5.2.2', 'soft'],
    ['5.7.1', 'soft'],
    ['4.4.1', 'soft'],
    ['4.2.2', 'soft'],
  ] as const)('with the status %s is a %s bounce', async (code, kind) => {
    const notes = await readReport(crlf(status(failed(code))))
    expect(notes).toEqual([{ email: 'agnes@people.example', kind }])
  })

  test('lists each of its recipients', async () => {
    const both = `${failed('5.1.1', 'a@people.example')}\n\n${failed('4.4.7', '<b@people.example>')}`
    expect(await readReport(crlf(status(both)))).toEqual([
      { email: 'a@people.example', kind: 'hard' },
      { email: 'b@people.example', kind: 'soft' },
    ])
  })

  test('concerns the original recipient, not the forwarded one', async () => {
    const fields = `Original-Recipient: rfc822;a@people.example\n${failed('5.1.1', 'other@elsewhere.example')}`
    expect(await readReport(crlf(status(fields)))).toEqual([
      { email: 'a@people.example', kind: 'hard' },
    ])
  })

  test.each([
    ['is only late', failed('4.4.1').replace('failed', 'delayed')],
    ['arrived', failed('2.0.0').replace('failed', 'delivered')],
    ['names no address at all', failed('5.1.1').replace(/^Final.*\n/, '')],
    ['names no address', failed('5.1.1', 'somebody')],
  ])('that %s has no result', async (_what, fields) => {
    expect(await readReport(crlf(status(fields)))).toEqual([])
  })

  test('is parsed although its end is missing', async () => {
    const whole = crlf(status(failed('5.1.1')))
    const cut = whole.subarray(0, whole.indexOf('Subject: Final'))
    expect(await readReport(cut)).toEqual([{ email: 'agnes@people.example', kind: 'hard' }])
  })

  test.each([
    ['abuse', 'complaint'],
    ['fraud', 'complaint'],
    ['not-spam', undefined],
  ])('with the feedback "%s" is a %s', async (type, kind) => {
    const fields = `Feedback-Type: ${type}\nUser-Agent: x/1\nVersion: 1\nOriginal-Rcpt-To: <a@people.example>`
    const notes = await readReport(crlf(report(fields, 'feedback-report')))
    expect(notes).toEqual(kind ? [{ email: 'a@people.example', kind }] : [])
  })

  test.each([
    ['nothing', ''],
    ['no message', '\0\0\0'],
    [
      'a letter',
      'From: a@people.example\nSubject: Final-Recipient\n\nFinal-Recipient: rfc822; a@b.example\nAction: failed\nStatus: 5.1.1',
    ],
  ])('%s has no result', async (_what, text) => {
    expect(await readReport(crlf(text))).toEqual([])
  })
})

describe('a provider’s report', () => {
  const email = 'agnes@people.example'

  test.each([
    ['Bounce', 'HardBounce', 'hard'],
    ['Bounce', 'BadEmailAddress', 'hard'],
    ['Bounce', 'SoftBounce', 'soft'],
    ['Bounce', 'Transient', 'soft'],
    ['Bounce', 'SpamComplaint', 'complaint'],
    ['SpamComplaint', 'SpamComplaint', 'complaint'],
    ['Bounce', 'AutoResponder', undefined],
    ['Open', undefined, undefined],
  ] as const)('%s of %s is %s', (RecordType, Type, kind) => {
    const notes = readEvent({ RecordType, Email: 'Agnes@People.example', ...(Type && { Type }) })
    expect(notes).toEqual(kind ? [{ email, kind }] : [])
  })

  test('a delivery names its recipient', () => {
    expect(readEvent({ RecordType: 'Delivery', Recipient: email })).toEqual([
      { email, kind: 'delivered' },
    ])
  })

  test.each([[{}], [{ Email: '' }], [{ Email: 'nobody' }]])(
    'without an address has no result: %j',
    (more) => {
      expect(readEvent({ RecordType: 'Bounce', Type: 'HardBounce', ...more })).toEqual([])
    },
  )
})
