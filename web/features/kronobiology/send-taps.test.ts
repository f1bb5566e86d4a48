/** @jest-environment <rootDir>/testing/browser.ts */
import { beforeEach, expect, test } from '@jest/globals'
import { clearLocalData } from '@/client/session/clear-local-data'
import { sendTaps } from './send-taps'
import { storeTap, type Tap, waitingTaps } from './waiting-taps'

const tap = (body: number, at: string): Tap => ({ body, feeling: null, mind: null, word: '', at })
const [early, late] = ['2026-11-25T08:00:00.000Z', '2026-11-25T21:00:00.000Z']
const [today, before] = ['2026-11-25', '2026-11-24']

type Answer = () => Response | Promise<Response>
const refused =
  (status: number, code: string, message = code) =>
  () =>
    Response.json({ message, status, errors: [{ field: 'day', code, message }] }, { status })
const stored = () => Response.json({})

/** Fake /api: records the bodies, responds in order. */
function answering(...answers: Answer[]) {
  const sent: unknown[] = []
  globalThis.fetch = async (address, options) => {
    sent.push([String(address), options?.method, JSON.parse(String(options?.body))])
    const answer = answers.shift()
    if (!answer) throw new TypeError('no network')
    return answer()
  }
  return sent
}

beforeEach(() => localStorage.clear())

test('a tap is sent once, with the id of its user, and then removed', async () => {
  const sent = answering(stored)
  storeTap('u1', today, tap(3, early))
  storeTap('u1', today, tap(4, late))
  expect(await Promise.all([sendTaps('u1'), sendTaps('u1')])).toEqual([
    { is: 'kept' },
    { is: 'kept' },
  ])
  expect(sent).toEqual([[`/api/felt-day/${today}`, 'PUT', { ...tap(4, late), userId: 'u1' }]])
  expect(waitingTaps('u1')).toEqual({})
})

test('without a network a tap waits, and is sent with the next day', async () => {
  answering()
  storeTap('u1', before, tap(2, early))
  expect(await sendTaps('u1')).toEqual({ is: 'waiting' })
  const sent = answering(stored, stored)
  storeTap('u1', today, tap(5, late))
  expect(await sendTaps('u1')).toEqual({ is: 'kept' })
  expect(sent).toHaveLength(2)
  expect(waitingTaps('u1')).toEqual({})
})

test('a tap during the request of an older tap of the day is sent as well', async () => {
  const sent = answering(() => {
    storeTap('u1', today, tap(1, late))
    return stored()
  }, stored)
  storeTap('u1', today, tap(5, early))
  expect(await sendTaps('u1')).toEqual({ is: 'kept' })
  expect(sent).toMatchObject([
    [expect.anything(), 'PUT', { body: 5 }],
    [expect.anything(), 'PUT', { body: 1 }],
  ])
  expect(waitingTaps('u1')).toEqual({})
})

test.each([
  ['the session is over', refused(401, 'notAuthorized'), { is: 'signedOut' }, true],
  ['another account is signed in', refused(409, 'otherAccount'), { is: 'signedOut' }, true],
  ['the cms is away', refused(503, 'unavailable'), { is: 'waiting' }, true],
  ['too often', refused(429, 'tooManyRequests'), { is: 'waiting' }, true],
  [
    'too old by now',
    refused(409, 'feltDayOver', 'Old.'),
    { is: 'refused', message: 'Old.' },
    false,
  ],
  ['rubbish', refused(400, 'invalidField', 'Bad.'), { is: 'refused', message: 'Bad.' }, false],
])('%s', async (_what, answer, result, waits) => {
  answering(answer)
  storeTap('u1', today, tap(3, early))
  expect(await sendTaps('u1')).toEqual(result)
  expect(Object.keys(waitingTaps('u1'))).toEqual(waits ? [today] : [])
})

test('signing out removes the taps; those of another user stay until then', async () => {
  const sent = answering(stored)
  storeTap('u1', today, tap(3, early))
  expect(waitingTaps('u2')).toEqual({})
  await sendTaps('u2')
  expect(sent).toEqual([])
  localStorage.setItem('consent', '{}')
  clearLocalData()
  expect([waitingTaps('u1'), localStorage.length]).toEqual([{}, 1])
})

test('invalid stored data are ignored', () => {
  for (const text of ['{', '3', 'null']) {
    localStorage.setItem('felt.u1', text)
    expect(waitingTaps('u1')).toEqual({})
  }
})
