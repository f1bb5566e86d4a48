import type { ServerResponse } from 'node:http'

const movedForGood = 308

/**
 * A redirect from a former address of an entry keeps the query, which a cached page does not know; and it must not be
 * cached: browsers would store it for good, and an entry may move back.
 */
export function redirectMoved(response: ServerResponse, query: string) {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  const writeWay = (status: number, ...rest: unknown[]) => {
    const way = response.getHeader('Location')
    if (status === movedForGood && typeof way === 'string') {
      response.setHeader('Cache-Control', 'no-cache')
      if (query && !way.includes('?')) response.setHeader('Location', `${way}?${query}`)
    }
    return writeHead(status, ...rest)
  }
  response.writeHead = writeWay as typeof response.writeHead
}
