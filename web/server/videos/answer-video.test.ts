import { once } from 'node:events'
import { expect, test } from '@jest/globals'
import { previewHeader, previewLocaleHeader, previewStatusHeader } from '@krono/contract'
import { secrets } from '@/testing/session'
import { type Answer, standInForCms } from '@/testing/stand-in-cms'

const cms = standInForCms()

async function ask(video: string, init: RequestInit = {}, search = '') {
  const { answerVideo } = await import('./answer-video')
  const request = new Request(`http://web.example/api/films/${video}/stream${search}`, init)
  return answerVideo({ request, video, part: 'stream' })
}

const part: Answer = (_request, response) => {
  response.writeHead(206, {
    'content-type': 'video/mp4',
    'content-range': 'bytes 0-3/9',
    'content-length': '4',
    'accept-ranges': 'bytes',
    etag: '"a-9"',
    'cache-control': 'private, no-store',
    'x-in': '1',
    'set-cookie': 'a=b',
  })
  response.end('film')
}

test('a part is requested with the session, and the response of the cms is passed through', async () => {
  cms.answer = part
  const { sealSession } = await import('@/server/session/seal')
  const seal = await sealSession({ token: 'abc', audience: 'free' }, 60)
  const headers = {
    cookie: `token=${seal}`,
    range: 'bytes=0-3',
    'if-range': '"a-9"',
    token: 'forged',
    [previewHeader]: 'forged',
  }
  const got = await ask('f1', { headers }, '?a=b')
  expect([got.status, await got.text()]).toEqual([206, 'film'])
  expect(Object.fromEntries(got.headers)).toEqual({
    'content-type': 'video/mp4',
    'content-range': 'bytes 0-3/9',
    'content-length': '4',
    'accept-ranges': 'bytes',
    etag: '"a-9"',
    'cache-control': 'private, no-store',
  })
  const [seen] = cms.seen
  expect(seen?.url).toBe('/api/films/f1/stream?a=b')
  expect(seen?.headers).toMatchObject({
    token: 'abc',
    range: 'bytes=0-3',
    'if-range': '"a-9"',
    authorization: `Bearer ${secrets.CONTENT_TOKEN}`,
  })
  expect([seen?.headers.cookie, seen?.headers[previewHeader]]).toEqual([undefined, undefined])
})

test('without a session no user is sent, and the refusal of the cms is not cached', async () => {
  cms.answer = (_request, response) => {
    response.writeHead(401, { 'content-type': 'application/json' })
    response.end('{"status":401}')
  }
  const got = await ask('f1', { headers: { cookie: 'token=rubbish' } })
  expect([got.status, await got.json()]).toEqual([401, { status: 401 }])
  expect(got.headers.get('cache-control')).toBe('private, no-store')
  expect(cms.seen[0]?.headers.token).toBeUndefined()
})

test.each(['draft', 'published'] as const)(
  'an editor in a preview of the %s version gets that version',
  async (status) => {
    cms.answer = part
    const { sealPreview } = await import('@/server/preview/cookie')
    const seal = await sealPreview({ audience: 'free', locale: 'en', status }, 60)
    await ask('f1', { headers: { cookie: `preview=${seal}` } })
    const headers = cms.seen[0]?.headers
    expect(headers).toMatchObject({
      [previewHeader]: secrets.PREVIEW_SECRET,
      [previewLocaleHeader]: 'en',
      [previewStatusHeader]: status,
    })
  },
)

test('HEAD is forwarded as HEAD', async () => {
  cms.answer = part
  const got = await ask('f1', { method: 'HEAD' })
  expect([got.headers.get('content-length'), cms.seen[0]?.method]).toEqual(['4', 'HEAD'])
})

test.each(['', '..', 'a/b', 'a.b', '%2e', 'x'.repeat(65)])(
  'an invalid id "%s" is never requested',
  async (id) => {
    expect((await ask(id)).status).toBe(404)
    expect(cms.seen).toEqual([])
  },
)

test('if the cms is down, the response is 503', async () => {
  cms.answer = (_request, response) => response.destroy()
  const got = await ask('f1')
  expect([got.status, (await got.json()).status]).toEqual([503, 503])
})

const chunk = Buffer.alloc(64 * 1024)

/** The cms sends an endless video as fast as it is read; counts the written bytes. */
function endless() {
  const state = { written: 0, closed: Promise.resolve<unknown>(undefined) }
  cms.answer = (_request, response) => {
    state.closed = once(response, 'close')
    response.writeHead(200, { 'content-type': 'video/mp4' })
    const write = () => {
      let goesOn = !response.destroyed
      while (goesOn) {
        state.written += chunk.length
        goesOn = response.write(chunk)
      }
    }
    response.on('drain', write)
    write()
  }
  return state
}

test('bytes are sent as fast as they are read, and stop when the client disconnects', async () => {
  const video = endless()
  const disconnect = new AbortController()
  const got = await ask('f1', { signal: disconnect.signal })
  const reader = got.body?.getReader()
  let read = 0
  while (read < 4 * 1024 * 1024) read += (await reader?.read())?.value?.length ?? 0
  // Only the buffers of two sockets are filled: web does not buffer the video.
  expect(video.written - read).toBeLessThan(16 * 1024 * 1024)
  disconnect.abort()
  await video.closed
  await expect(async () => {
    for (;;) if ((await reader?.read())?.done) throw new Error('over')
  }).rejects.toThrow()
})

test('bytes stop when the response is cancelled', async () => {
  const video = endless()
  const got = await ask('f1')
  await got.body?.cancel()
  await video.closed
  expect(video.written).toBeLessThan(64 * 1024 * 1024)
})
