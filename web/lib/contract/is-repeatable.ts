import { type EndpointName, endpointRow, endpoints } from './endpoints'

const rows = (Object.keys(endpoints) as EndpointName[]).map(endpointRow)

/** Changes that may be repeated, as patterns of method and path. */
const repeatable = rows
  .filter((row) => row.isRepeatable)
  .map(({ method, path }) => new RegExp(`^${method} ${path.replaceAll('{id}', '[^/]+')}$`))

/**
 * Whether a call may be sent again after a lost answer: every GET, and changes with `isRepeatable`. The path is below
 * /api, with the id or with `{id}`.
 */
export const isRepeatable = (method: string, path: string): boolean =>
  method === 'GET' || repeatable.some((pattern) => pattern.test(`${method} ${path}`))
