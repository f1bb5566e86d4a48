import type { ServerResponse } from 'node:http'

/**
 * Adds `name` to the `Vary` header when the response head is written: Next overwrites a `Vary` that was set before.
 */
export function preserveVary(response: ServerResponse, name: string) {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  const writeHeadWithVary = (...args: unknown[]) => {
    const vary = [response.getHeader('Vary') ?? []].flat().join(', ')
    const names = vary.split(/, */).filter(Boolean)
    if (!names.includes(name)) response.setHeader('Vary', [name, ...names].join(', '))
    return writeHead(...args)
  }
  response.writeHead = writeHeadWithVary as typeof response.writeHead
}
