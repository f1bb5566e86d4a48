import { expect, test } from '@jest/globals'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import requestLog from '../../src/middlewares/request-log'

/** The log line of a request. */
async function lineFor(sent: string, code = '') {
  const lines: string[] = []
  const strapi = { log: { http: (line: string) => lines.push(line) } } as unknown as Core.Strapi
  const ctx = {
    ...{ method: 'POST', path: '/api/user/login', res: { statusCode: code ? 401 : 200 } },
    ...{ state: {}, set: () => undefined, get: () => sent, response: { get: () => code } },
  } as unknown as Context
  await requestLog({}, { strapi })(ctx, async () => undefined)
  return String(lines).replace(/\d+ ms/, 'n ms')
}

test('a line has the request id of web, and the code of the error', async () => {
  expect(await lineFor('an-id-of-web', 'wrongLogin')).toBe(
    'POST /api/user/login (n ms) 401 wrongLogin an-id-of-web',
  )
  expect(await lineFor('an-id-of-web')).toBe('POST /api/user/login (n ms) 200 an-id-of-web')
})

test.each(['', 'short', 'two\nlines-of-log', 'x'.repeat(65)])(
  '%j is not a valid id: the request gets a new one',
  async (sent) => {
    expect(await lineFor(sent)).toMatch(/^POST \/api\/user\/login \(n ms\) 200 [\da-f-]{36}$/)
  },
)
