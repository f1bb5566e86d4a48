import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { beginRequest, type RequestState } from '@/server/request-state'
import { dayKept } from './day-kept.mjs'
import { keepDocument } from './keep-document'
import { publications } from './publications.mjs'

afterEach(() => dayKept.forget())

/** What is kept of an answer that this writes. */
async function keptOf(answer: (response: ServerResponse, state: RequestState) => void) {
  const server = createServer((_, response) => {
    const state = beginRequest()
    keepDocument(response, state, 'key')
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
  return { text, kept: dayKept.get('key')?.value.document.toString() }
}

test('a document is kept as it went out, however many parts it came in', async () => {
  const { text, kept } = await keptOf((response) => {
    response.write(Buffer.from('<html>Á'))
    response.write('gota')
    response.end('</html>')
  })
  expect([text, kept]).toEqual(['<html>Ágota</html>', '<html>Ágota</html>'])
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
])('nothing is kept of what %s', async (_, answer) => {
  expect((await keptOf(answer)).kept).toBeUndefined()
})
