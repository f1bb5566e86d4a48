import type { ServerResponse } from 'node:http'

const movedForGood = 308

/**
 * Who is led on from an address that an entry had before takes the query along, of which a kept page knows nothing; and
 * browsers ask again each time. They would keep such a way for good, and an entry may move back (decision 156).
 */
export function sayMoved(response: ServerResponse, query: string) {
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
