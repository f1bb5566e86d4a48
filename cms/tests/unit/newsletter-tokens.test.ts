import { afterEach, describe, expect, test } from '@jest/globals'
import { unsubscribeLinkFor } from '../../src/messaging/mail/unsubscribe-link'
import { readSigned, sign } from '../../src/messaging/mail-suppressions/signatures'
import {
  confirmMs,
  confirmToken,
  emailToken,
  readConfirmToken,
  readEmailToken,
  readReminderToken,
  reminderToken,
} from '../../src/messaging/mail-suppressions/tokens'
import { partOf } from '../../src/messaging/newsletter/preferences'
import { markOf } from '../../src/platform/lib/address-mark'
import { setClock } from '../../src/platform/lib/clock'

const start = new Date('2026-11-25T12:00:00.000Z')
const at = (ms: number) => setClock(() => new Date(start.getTime() + ms))
const subscriber = { documentId: 'abc123' }

afterEach(() => setClock())

test('a mark is the same for an address in any spelling, and for no other', () => {
  expect(markOf(' Agnes@People.example ')).toBe(markOf('agnes@people.example'))
  expect(markOf('agnes@people.example')).not.toBe(markOf('agnes+x@people.example'))
  expect(markOf('agnes@people.example')).toMatch(/^[\w-]{43}$/)
})

test.each([
  ['nothing', ''],
  ['no signature', 'abc'],
  ['an empty one', 'abc.'],
  ['one of nothing', sign('news', '')],
  ['another text', sign('news', 'abc').replace('abc', 'abd')],
  ['a signature that is cut', sign('news', 'abc').slice(0, -1)],
  ['one of another use', sign('all', 'abc')],
])('%s is not a token that we signed', (_what, signed) => {
  expect(readSigned('news', signed)).toBeUndefined()
})

test('a signed token is parsed again, also with dots in it', () => {
  expect(readSigned('news', sign('news', 'a.b.c'))).toBe('a.b.c')
})

test('the link of an e-mail contains the mark of its reader, and what it ends', () => {
  const mark = markOf('agnes@people.example')
  for (const scope of ['news', 'all'] as const) {
    expect(readEmailToken(emailToken(scope, mark))).toEqual({ mark, scope })
  }
  expect(readEmailToken(sign('confirm', mark))).toBeUndefined()
})

describe('the confirmation link', () => {
  const until = new Date(start.getTime() + confirmMs)

  test.each([
    [0, 'abc123'],
    [confirmMs - 1, 'abc123'],
    [confirmMs, undefined],
  ])('after %i ms gives %s', (ms, wanted) => {
    at(ms)
    expect(readConfirmToken(confirmToken(subscriber, until))).toBe(wanted)
  })

  test('cannot be extended', () => {
    at(confirmMs)
    const [text = '', mac] = confirmToken(subscriber, until).split('.')
    const later = `abc123-${(until.getTime() + 1000).toString(36)}`
    expect(text).not.toBe(later)
    expect(readConfirmToken(`${later}.${mac}`)).toBeUndefined()
  })
})

test('the link of a reminder ends those of one person, and opens nothing else', () => {
  const token = reminderToken(7)
  expect(readReminderToken(token)).toBe(7)
  expect(readEmailToken(token)).toBeUndefined()
  for (const wrong of [`${token}x`, token.slice(1), `8${token.slice(1)}`, sign('news', '7'), '']) {
    expect(readReminderToken(wrong)).toBeUndefined()
  }
  const unsubscribeLink = unsubscribeLinkFor('feltReminder', {
    to: 'agnes@people.example',
    userId: 7,
  })
  const query = new URL(unsubscribeLink?.oneClick ?? 'http://x').searchParams
  expect([query.get('token'), query.get('about')]).toEqual([token, 'reminder'])
})

test.each([
  ['welcome', undefined],
  ['trial', undefined],
  ['gift', 'all'],
  ['newsletterConfirm', 'all'],
  ['anniversary', 'news'],
  ['sequence', 'news'],
])('the unsubscribe link of %s ends %s', (mail, scope) => {
  const unsubscribeLink = unsubscribeLinkFor(mail, { to: 'agnes@people.example', userId: 7 })
  const token = unsubscribeLink && new URL(unsubscribeLink.oneClick).searchParams.get('token')
  expect(token ? readEmailToken(token)?.scope : undefined).toBe(scope)
  expect(unsubscribeLink?.preferences !== undefined).toBe(scope === 'news')
})

test.each([
  ['agnes@people.example', 'a•••@people.example'],
  ['ágnes@people.example', 'á•••@people.example'],
  ['"a@b"@people.example', '"•••@people.example'],
])('of %s is shown as %s', (email, wanted) => {
  expect(partOf(email)).toBe(wanted)
})
