import type { ServerResponse } from 'node:http'

const permanentRedirect = 308

/**
 * Adds the query to a redirect from a former address of an entry, because a cached page does not know it. Forbids
 * caching: browsers would store the redirect permanently, and an entry may move back.
 */
export function redirectMoved(response: ServerResponse, query: string) {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  const writeRedirectHead = (status: number, ...rest: unknown[]) => {
    const location = response.getHeader('Location')
    if (status === permanentRedirect && typeof location === 'string') {
      response.setHeader('Cache-Control', 'no-cache')
      if (query && !location.includes('?')) response.setHeader('Location', `${location}?${query}`)
    }
    return writeHead(status, ...rest)
  }
  response.writeHead = writeRedirectHead as typeof response.writeHead
}
