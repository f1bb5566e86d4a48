import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { beginRequest, type RequestState } from '@/server/request-state'
import { cacheDocument } from './cache-document'
import { dayCache } from './day-cache.mjs'
import { publications } from './publications.mjs'

afterEach(() => dayCache.clear())

/** Sends a response with `answer` and returns the received text and the cached document. */
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

test('a document is cached as it was sent, also when sent in several parts', async () => {
  const { text, cached } = await cachedOf((response) => {
    response.write(Buffer.from('<html>Á'))
    response.write('gota')
    response.end('</html>')
  })
  expect([text, cached]).toEqual(['<html>Ágota</html>', '<html>Ágota</html>'])
})

test.each<[string, (response: ServerResponse, state: RequestState) => void]>([
  [
    'is not a page',
    (response) => {
      response.statusCode = 404
      response.end('<html></html>')
    },
  ],
  ['lacks its closing tag', (response) => response.end('<html>')],
  ['is aborted', (response) => response.write('<html></html>') && response.destroy()],
  ['has a broken part', (response) => response.end('<html><i data-dgst="1"></i></html>')],
  [
    'shows outdated content',
    (response, state) => {
      state.isOfOldContent = true
      response.end('<html></html>')
    },
  ],
  [
    'lacks content that the cms refused',
    (response, state) => {
      state.cmsRefusal = { status: 503, retryAfterSeconds: 1 }
      response.end('<html></html>')
    },
  ],
  [
    'was started before a publication',
    (response) => {
      publications.note(['interpretation-text'])
      response.end('<html></html>')
    },
  ],
])('a document that %s is not cached', async (_, answer) => {
  expect((await cachedOf(answer)).cached).toBeUndefined()
})
