import { afterEach, expect, jest, test } from '@jest/globals'
import { loggedPath, logRequests, writeText } from './log-requests'
import type { EndedRequest } from './request-observers'

const lines: string[] = []
for (const method of ['warn', 'log'] as const) {
  jest.spyOn(console, method).mockImplementation((line) => {
    lines.push(`${method}: ${line}`)
  })
}
afterEach(() => {
  lines.length = 0
})

const ended: EndedRequest = {
  ...{ id: 'an-id', method: 'GET', pathname: '/profile', status: 200, code: undefined },
  ...{ durationMs: 3.2, bytes: 100, isAborted: false, isRefused: false },
}

test.each<[Partial<EndedRequest>, boolean, string[]]>([
  [{ status: 200 }, false, []],
  [{ status: 399 }, false, []],
  [
    { status: 400, code: 'invalidField' },
    false,
    ['warn: GET /profile 400 invalidField (4 ms) an-id'],
  ],
  [{ status: 500 }, false, ['warn: GET /profile 500 (4 ms) an-id']],
  [{ status: 503, isRefused: true }, false, []],
  [{ status: 503, isAborted: true }, false, []],
  [{ status: 200 }, true, ['log: GET /profile 200 (4 ms) an-id']],
  [{ status: 503, isRefused: true }, true, ['log: GET /profile 503 (4 ms) an-id']],
  [{ isAborted: true }, true, ['log: GET /profile aborted (4 ms) an-id']],
])('%j, with all requests: %s, is logged as %j', (more, all, expected) => {
  logRequests(writeText, { all })({ ...ended, ...more })
  expect(lines).toEqual(expected)
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
