import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import { secrets } from './session'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void
type Seen = IncomingMessage & { text?: string }

const json: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b', 'x-in': '1' })
  response.end('{"isAvailable":false}')
}

/** Fake cms for the tests of a file: `seen` are the requests of the test, `answer` is a handler that tests may replace; after `close` nothing listens. */
export function standInForCms() {
  let server: Server
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const cms: { seen: Seen[]; answer: Answer; close: () => Promise<void> } = {
    seen: [],
    answer: json,
    close,
  }
  beforeAll(async () => {
    server = createServer((request, response) => {
      const received: Seen = Object.assign(request, { text: '' })
      cms.seen.push(received)
      request.on('data', (chunk) => {
        received.text += String(chunk)
      })
      cms.answer(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    Object.assign(process.env, {
      CMS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ...secrets,
      PUBLIC_URL: 'http://web.example',
    })
  })
  beforeEach(() => {
    cms.seen = []
    cms.answer = json
  })
  afterAll(close)
  return cms
}
