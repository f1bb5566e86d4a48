import { expect, test } from '@jest/globals'
import { passFile } from './pass-file'

const asking = (headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  headers: new Headers(headers),
})

const sent = {
  'content-type': 'image/png',
  'content-length': '4',
  'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT',
  etag: '"a"',
  'set-cookie': 'a=b',
}

/** A file as the cms or its storage sends it. */
const fileOf = (headers: Record<string, string> = {}, status = 200) =>
  new Response(status === 304 ? null : 'data', { status, headers: { ...sent, ...headers } })

const own = { 'cache-control': 'public, max-age=60' }

test('a file gets our Cache-Control and keeps its length and validators', async () => {
  const answer = await passFile(asking(), fileOf({ 'cache-control': 'no-cache' }), own)
  const { 'set-cookie': _dropped, ...kept } = sent
  expect([answer.status, await answer.text()]).toEqual([200, 'data'])
  expect(Object.fromEntries(answer.headers)).toEqual({ ...kept, ...own })
})

test.each<[string, Record<string, string>, Response, number]>([
  ['the ETag of the client is the same', { 'if-none-match': '"a"' }, fileOf(), 304],
  ['the ETag is another one', { 'if-none-match': '"b"' }, fileOf(), 200],
  ['the date is the same', { 'if-modified-since': sent['last-modified'] }, fileOf(), 304],
  ['the cms answers 304', { 'if-none-match': '"a"' }, fileOf({}, 304), 304],
  ['it is an error', { 'if-none-match': '*' }, fileOf({}, 401), 401],
  ['a range is beyond the end', { 'if-none-match': '"b"' }, fileOf({}, 416), 416],
])('%s', async (_, headers, file, status) => {
  const answer = await passFile(asking(headers), file, own)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toBe(status === 304 ? '' : 'data')
  expect(answer.headers.get('cache-control')).toBe(own['cache-control'])
  if (status === 304) expect(Object.fromEntries(answer.headers)).toEqual({ etag: '"a"', ...own })
})

test.each([
  ['a type that Next compresses', { 'content-type': 'image/svg+xml' }, 'W/"a"'],
  ['a body that was decoded', { 'content-encoding': 'gzip' }, '"a"'],
])('no length is sent for %s', async (_, headers, etag) => {
  const answer = await passFile(asking(), fileOf(headers), own)
  expect([answer.headers.get('content-length'), answer.headers.get('etag')]).toEqual([null, etag])
})
