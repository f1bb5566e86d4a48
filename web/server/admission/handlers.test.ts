import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { costOfHandler, handlers } from './handlers'

const app = path.join(__dirname, '../../app')

/** The addresses of all route handlers, without the audience segment of the folder. */
const found = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => `/${path.dirname(file).replace(/^\[audience\]\//, '')}`)

test('every route handler names its lane, or why it needs none', () => {
  expect(found.length).toBeGreaterThan(30)
  expect(Object.keys(handlers).sort()).toEqual(found.sort())
})

test.each([
  ['/api/health', undefined],
  ['/api/health/', undefined],
  ['/api/user/me', undefined],
  ['/api/picture', 'pictures'],
  ['/og/home', 'pictures'],
  ['/og/description/mi-a-krono', 'pictures'],
  ['/api/analysis/download/abc', 'downloads'],
  ['/api/analysis/sample/long/1', 'pictures'],
  ['/api/calendar/abc.ics', 'own'],
])('%s waits in %s', (address, lane) => {
  const cost = costOfHandler(address)
  expect(cost).toBeDefined()
  expect(cost && 'lane' in cost ? cost.lane : undefined).toBe(lane)
})

test('a page is not a handler', () => {
  for (const address of ['/', '/profile', '/blog', '/uploads', '/og'])
    expect(costOfHandler(address)).toBeUndefined()
})
