import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { redirectMoved } from './redirect-moved'

/** Location and Cache-Control that a client receives with a redirect. */
async function receivedHeaders(status: number, location: string, query: string) {
  const server = createServer((_request, response) => {
    redirectMoved(response, query)
    response.statusCode = status
    response.setHeader('Cache-Control', 's-maxage=3600')
    response.setHeader('Location', location)
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}`, { redirect: 'manual' })
  server.closeAllConnections()
  server.close()
  return [headers.get('location'), headers.get('cache-control')]
}

test.each([
  [308, '/form/uj', '', '/form/uj', 'no-cache'],
  [308, '/form/uj', 'referralCode=a&b=%20', '/form/uj?referralCode=a&b=%20', 'no-cache'],
  [308, '/form/uj?own=1', 'a=b', '/form/uj?own=1', 'no-cache'],
  [307, '/login', 'a=b', '/login', 's-maxage=3600'],
])(
  '%i to %s for the query "%s" is sent as %s',
  async (status, location, query, received, cached) => {
    expect(await receivedHeaders(status, location, query)).toEqual([received, cached])
  },
)
