import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { beginRequest, type RequestState } from '@/server/request-state'
import { cacheDocument } from './cache-document'
import { dayCache } from './day-cache.mjs'
import { publications } from './publications.mjs'

afterEach(() => dayCache.clear())

/** The cached document of an answer that this writes. */
async function cachedOf(answer: (response: ServerResponse, state: RequestState) => void) {
  const server = createServer((_, response) => {
    const state = beginRequest()
    cacheDocument(response, state, 'key')
    answer(response, state)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const text = await fetch(`http://127.0.0.1:${port}/`).then(
    (found) => found.text(),
    () => 'cut',
  )
  server.closeAllConnections()
  server.close()
  return { text, cached: dayCache.get('key')?.value.document.toString() }
}

test('a document is cached as it was sent, in however many parts', async () => {
  const { text, cached } = await cachedOf((response) => {
    response.write(Buffer.from('<html>Á'))
    response.write('gota')
    response.end('</html>')
  })
  expect([text, cached]).toEqual(['<html>Ágota</html>', '<html>Ágota</html>'])
})

test.each<[string, (response: ServerResponse, state: RequestState) => void]>([
  [
    'is no page',
    (response) => {
      response.statusCode = 404
      response.end('<html></html>')
    },
  ],
  ['ends before its end', (response) => response.end('<html>')],
  ['is cut', (response) => response.write('<html></html>') && response.destroy()],
  ['has a broken part', (response) => response.end('<html><i data-dgst="1"></i></html>')],
  [
    'shows what was published before',
    (response, state) => {
      state.isOfOldContent = true
      response.end('<html></html>')
    },
  ],
  [
    'lacks what the cms refused',
    (response, state) => {
      state.cmsRefusal = { status: 503, retryAfterSeconds: 1 }
      response.end('<html></html>')
    },
  ],
  [
    'was begun before a publication',
    (response) => {
      publications.note(['interpretation-text'])
      response.end('<html></html>')
    },
  ],
])('%s is not cached', async (_, answer) => {
  expect((await cachedOf(answer)).cached).toBeUndefined()
})
