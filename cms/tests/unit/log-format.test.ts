import { PassThrough } from 'node:stream'
import { afterEach, expect, test } from '@jest/globals'
import { winston } from '@strapi/logger'
import { logFormat } from '../../src/platform/lib/log-format'

afterEach(() => {
  Object.assign(globalThis, { strapi: undefined })
})

/** A logger as Strapi makes it, and the lines that it has written. */
function loggerOf(shape: 'text' | 'json') {
  const stream = new PassThrough()
  const transports = [new winston.transports.Stream({ stream })]
  const { npm } = winston.config
  const format = logFormat(shape)
  const log = winston.createLogger({ level: 'http', levels: npm.levels, format, transports })
  return {
    log,
    lines: () =>
      String(stream.read() ?? '')
        .trimEnd()
        .split('\n'),
  }
}

test('every JSON line has the time, the level, the id of the request and no secret', () => {
  Object.assign(globalThis, {
    strapi: { requestContext: { get: () => ({ state: { requestId: 'an-id' } }) } },
  })
  const { log, lines } = loggerOf('json')
  const request = { method: 'GET', route: '/api/gift/:token', status: 200 }
  log.http('GET /api/pages?token=abc (3 ms) 200', { request })
  log.warn('550 <anna@posta.example>\nsecond line')
  log.error(new Error('broken for anna@posta.example'))
  const [first, second, third, ...more] = lines().map((line) => JSON.parse(line))
  expect(first).toEqual({
    ...{ time: expect.stringMatching(/^\d{4}-.*Z$/), level: 'info', service: 'cms' },
    ...{ requestId: 'an-id', msg: 'GET /api/pages?token=… (3 ms) 200', request },
  })
  expect(second).toMatchObject({ level: 'warn', msg: '550 <…@…>\nsecond line' })
  expect(third.msg).toMatch(/broken for …@…[\s\S]+log-format\.test/)
  expect(third.msg).not.toContain('anna')
  expect(more).toEqual([])
})

test('as text, a line has its level and no secret', () => {
  const { log, lines } = loggerOf('text')
  log.warn('signed with whsec_Z6xC8vB1')
  expect(lines().join()).toMatch(/^\[\d{4}-.*\] .*warn.*: signed with whsec_…$/)
})
