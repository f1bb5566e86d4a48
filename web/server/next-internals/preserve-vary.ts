import type { ServerResponse } from 'node:http'

/**
 * What an answer varies by stays said when it leaves: Next writes a list of its own over the one that was there.
 */
export function preserveVary(response: ServerResponse, name: string) {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  const writeWholeHead = (...given: unknown[]) => {
    const vary = [response.getHeader('Vary') ?? []].flat().join(', ')
    const names = vary.split(/, */).filter(Boolean)
    if (!names.includes(name)) response.setHeader('Vary', [name, ...names].join(', '))
    return writeHead(...given)
  }
  response.writeHead = writeWholeHead as typeof response.writeHead
}
