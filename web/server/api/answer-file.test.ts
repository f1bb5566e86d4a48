import { expect, jest, test } from '@jest/globals'
import { secrets } from '@/testing/session'
import { answerFile, answerText, etagOf, lastChange } from './answer-file'

const etag = '"abc"'
const lastModified = new Date('2026-11-20T10:00:00Z')
const pdf = { 'content-type': 'application/pdf', 'cache-control': 'private, no-cache' }
const make = jest.fn(async () => new TextEncoder().encode('0123456789'))
const file = { make, etag, lastModified, headers: pdf }
const asking = (headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  headers: new Headers(headers),
})

const before = 'Fri, 20 Nov 2026 09:59:59 GMT'
const then = 'Fri, 20 Nov 2026 10:00:00 GMT'

test('without a Range header the whole file is sent, with Accept-Ranges', async () => {
  const answer = await answerFile(asking(), file)
  expect([answer.status, await answer.text()]).toEqual([200, '0123456789'])
  expect(Object.fromEntries(answer.headers)).toEqual({
    ...pdf,
    'accept-ranges': 'bytes',
    'content-length': '10',
    'last-modified': then,
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
  [{ range: 'bytes=8-', 'if-none-match': '"old"' }, 206, '89', 'bytes 8-9/10'],
  [{ range: 'bytes=10-' }, 416, '', 'bytes */10'],
])('%j is answered with %i', async (headers, status, text, contentRange) => {
  const answer = await answerFile(asking(headers as Record<string, string>), file)
  expect([answer.status, await answer.text()]).toEqual([status, text])
  expect(answer.headers.get('content-range')).toBe(contentRange)
  expect(answer.headers.get('content-length')).toBe(String(text.length))
})

test.each<[Record<string, string>, number]>([
  [{ 'if-none-match': etag }, 304],
  [{ 'if-none-match': `"x", W/${etag}` }, 304],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-none-match': '"x"' }, 200],
  [{ 'if-modified-since': then }, 304],
  [{ 'if-modified-since': before }, 200],
  [{ 'if-modified-since': 'yesterday' }, 200],
  // The ETag is more exact than the date.
  [{ 'if-none-match': '"x"', 'if-modified-since': then }, 200],
  [{ 'if-none-match': etag, 'if-modified-since': before }, 304],
  [{ 'if-none-match': etag, range: 'bytes=2-4' }, 304],
  // As `fetch` sends it.
  [{ 'if-none-match': etag, 'cache-control': 'no-cache', pragma: 'no-cache' }, 304],
])('%j is answered with %i, and the file is made only for 200', async (headers, status) => {
  make.mockClear()
  const answer = await answerFile(asking(headers), file)
  expect(answer.status).toBe(status)
  expect(make).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
  if (status === 200) return
  expect(answer.body).toBeNull()
  expect(Object.fromEntries(answer.headers)).toEqual({
    etag,
    'cache-control': pdf['cache-control'],
  })
})

test.each([
  [10, '10'],
  [undefined, null],
])('HEAD gets the headers without making the file: size %s', async (size, length) => {
  make.mockClear()
  const whole = await answerFile(asking(), file)
  const head = await answerFile(asking({ range: 'bytes=2-4' }, 'HEAD'), { ...file, size })
  expect(make).toHaveBeenCalledTimes(1)
  expect([head.status, head.body, head.headers.get('content-length')]).toEqual([200, null, length])
  for (const { headers } of [whole, head]) headers.delete('content-length')
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers))
})

test('a response can replace the file', async () => {
  const refusal = new Response(null, { status: 429 })
  expect(await answerFile(asking(), { ...file, make: async () => refusal })).toBe(refusal)
})

test('a compressible text has a weak ETag, no ranges and no length, and differs by encoding', async () => {
  const source = { headers: { ...pdf, 'content-type': 'text/calendar; charset=utf-8' } }
  const answer = await answerText(asking({ range: 'bytes=0-1' }), 'őszi', source)
  const weak = answer.headers.get('etag') ?? ''
  expect([answer.status, await answer.text()]).toEqual([200, 'őszi'])
  expect(Object.fromEntries(answer.headers)).toEqual({
    ...source.headers,
    etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
    vary: 'Accept-Encoding',
  })
  const same = await answerText(asking({ 'if-none-match': weak }), 'őszi', source)
  expect([same.status, Object.fromEntries(same.headers)]).toEqual([
    304,
    { etag: weak, vary: 'Accept-Encoding', 'cache-control': pdf['cache-control'] },
  ])
  expect((await answerText(asking({ 'if-none-match': weak }), 'tavaszi', source)).status).toBe(200)
  const head = await answerText(asking({}, 'HEAD'), 'őszi', source)
  expect([head.body, head.headers.get('content-length')]).toEqual([null, null])
})

test('no cache stores a file of an editor’s preview, which may contain drafts', async () => {
  Object.assign(process.env, secrets)
  const { sealPreview } = await import('@/server/preview/cookie')
  const seal = await sealPreview({ audience: 'visitor', locale: 'hu', status: 'draft' }, 60)
  const source = { headers: { ...pdf, 'cache-control': 'public, max-age=60' } }
  const answer = await answerText(asking({ cookie: `preview=${seal}` }), 'x', source)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('a date of the future is not sent', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000)
  const answer = await answerFile(asking(), { ...file, lastModified: tomorrow })
  expect(answer.headers.has('last-modified')).toBe(false)
})

test('an ETag changes with the data, and is the same for the same data', () => {
  expect(etagOf({ a: 1 })).toMatch(/^"[\w-]{43}"$/)
  expect(etagOf({ a: 1 })).toBe(etagOf({ a: 1 }))
  expect(etagOf({ a: 1 })).not.toBe(etagOf({ a: 2 }))
})

test('the last change is the latest of several times', () => {
  expect(lastChange(new Date(2), new Date(3), new Date(1))).toEqual(new Date(3))
})
