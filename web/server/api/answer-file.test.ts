import { expect, test } from '@jest/globals'
import { answerFile, answerUnchanged, hasAlready } from './answer-file'

const etag = '"abc"'
const file = {
  bytes: new TextEncoder().encode('0123456789'),
  etag,
  headers: { 'content-type': 'application/pdf' },
}
const asking = (headers: Record<string, string>) => ({ headers: new Headers(headers) })

test('without a Range header the whole file is sent, with Accept-Ranges', async () => {
  const answer = answerFile(asking({}), file)
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789'])
  expect(Object.fromEntries(answer.headers)).toEqual({
    'accept-ranges': 'bytes',
    'content-length': '10',
    'content-type': 'application/pdf',
    etag,
  })
})

test.each([
  [{ range: 'bytes=2-4' }, 206, '234', 'bytes 2-4/10'],
  [{ range: 'bytes=-3' }, 206, '789', 'bytes 7-9/10'],
  [{ range: 'bytes=8-', 'if-range': etag }, 206, '89', 'bytes 8-9/10'],
  [{ range: 'bytes=8-', 'if-range': '"old"' }, 200, '0123456789', null],
  [{ range: 'bytes=8-', 'if-range': `W/${etag}` }, 200, '0123456789', null],
  [{ range: 'bytes=8-', 'if-range': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 200, '0123456789', null],
  [{ range: 'bytes=10-' }, 416, '', 'bytes */10'],
])('%j is answered with %i', async (headers, status, text, contentRange) => {
  const answer = answerFile(asking(headers as Record<string, string>), file)
  expect([answer.status, await answer.text()]).toEqual([status, text])
  expect(answer.headers.get('content-range')).toBe(contentRange)
})

test.each([
  [etag, true],
  [`"x", W/${etag}`, true],
  ['*', true],
  ['"x"', false],
  ['', false],
])('If-None-Match %s matches the cached file: %s', (known, has) => {
  expect(hasAlready(asking(known ? { 'if-none-match': known } : {}), etag)).toBe(has)
})

test('with no-cache the file is sent again', () => {
  const headers = { 'if-none-match': etag, 'cache-control': 'no-cache' }
  expect(hasAlready(asking(headers), etag)).toBe(false)
})

test('an unchanged file gets 304 without a body', () => {
  const answer = answerUnchanged(file)
  expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([304, null, etag])
})
