import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, expect, jest, test } from '@jest/globals'
import { logFailure, loggedPath } from './log-failure'
import type { RequestState } from './request-state'

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => {
  warn.mockClear()
})

/** Lines that are logged for a response with this status. */
function logged(statusCode: number, more: Partial<RequestState> = {}) {
  const response = Object.assign(new EventEmitter(), { statusCode })
  const state = { id: 'an-id', begunAt: performance.now(), ...more } as RequestState
  const options = { pathname: '/profile', state }
  logFailure({ method: 'GET' }, response as unknown as ServerResponse, options)
  response.emit('finish')
  return warn.mock.calls.map(([line]) => String(line).replace(/\d+ ms/, 'n ms'))
}

test.each<[number, Partial<RequestState>, string[]]>([
  [200, {}, []],
  [399, {}, []],
  [400, { errorCode: 'invalidField' }, ['GET /profile 400 invalidField (n ms) an-id']],
  [500, {}, ['GET /profile 500 (n ms) an-id']],
  [503, { isRefused: true }, []],
])('status %s with %j is logged as %j', (status, more, lines) => {
  expect(logged(status, more)).toEqual(lines)
})

test.each([
  ['/blog/a-post-with-a-very-long-name-2026', '/blog/a-post-with-a-very-long-name-2026'],
  ['/gift/dGhpcyBpcyBhIHNlY3JldCB0b2tlbg', '/gift/…'],
  ['/api/calendar/abcdefghijklmnopqrst0123.ics', '/api/calendar/…'],
  ['/receipt/abc-DEF_ghijklmnopqrs/x', '/receipt/…/x'],
  ['/analysis/k1z2x3c4v5b6n7m8', '/analysis/k1z2x3c4v5b6n7m8'],
])('%s is logged as %s', (path, shown) => {
  expect(loggedPath(path)).toBe(shown)
})
