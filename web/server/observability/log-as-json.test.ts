import { afterAll, expect, test } from '@jest/globals'
import { beginRequest } from '@/server/request-state'
import { logAsJson } from './log-as-json'
import { logRequests } from './log-requests'

const original = { ...console }
afterAll(() => {
  Object.assign(console, original)
})

const lines: Record<string, unknown>[] = []
const write = (text: string) => {
  expect(text).toMatch(/^[^\n]+\n$/)
  const { time, ...line } = JSON.parse(text)
  expect(new Date(time).toISOString()).toBe(time)
  lines.push(line)
}

test('every line is one JSON object: of a request, of the console during a request, and below the level none', () => {
  const writeLine = logAsJson('info', { write })
  console.warn('No settings: %s', 'two\nlines')
  console.debug('dropped')
  const { id } = beginRequest()
  console.error(new Error('broken'))
  logRequests(writeLine, { all: true })({
    ...{ id: 'another-id', method: 'GET', pathname: '/blog/a-post', status: 404 },
    ...{ code: 'notFound', durationMs: 12, bytes: 345, isAborted: false, isRefused: false },
  })
  expect(lines).toEqual([
    { level: 'warn', service: 'web', msg: 'No settings: two\nlines' },
    { level: 'error', service: 'web', requestId: id, msg: expect.stringContaining('broken') },
    {
      ...{ level: 'warn', service: 'web', requestId: 'another-id' },
      msg: 'GET /blog/a-post 404 notFound (12 ms)',
      request: {
        ...{ method: 'GET', route: '/blog/[slug]', status: 404, code: 'notFound' },
        ...{ durationMs: 12, bytes: 345 },
      },
    },
  ])
})
