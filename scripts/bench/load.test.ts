import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { load, makeRequests } from './load.ts'
import { makeNewDates } from './new-dates.ts'
import { measuredPages, nameOf } from './pages.ts'

/** Dates that got a response; every third request is refused. */
const answered: string[] = []
let asked = 0
const server = createServer((request, response) => {
  asked += 1
  const isRefused = asked % 3 === 0
  const date = new URL(request.url ?? '', 'http://localhost').searchParams.get('date')
  if (!isRefused && date) answered.push(date)
  response.writeHead(isRefused ? 503 : 200).end('An answer')
})
let site = ''

before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => server.close())

test('no date gets a response twice, over connections and rounds, and refusals count as errors', async () => {
  const dates = makeNewDates()
  const target = { name: 'new', url: `${site}/result?date=*` }
  const limit = { connections: 8, amount: 90 }
  const rounds = [await load(target, limit, dates), await load(target, limit, dates)]
  assert.equal(new Set(answered).size, answered.length)
  assert.equal(answered.length, 120)
  assert.equal(
    rounds.reduce((sum, { errors }) => sum + errors, 0),
    60,
  )
})

test('an error is thrown when all dates are used, they do not start again', () => {
  const dates = makeNewDates('1999-12-31', '2000-01-01')
  assert.deepEqual([dates.take(), dates.take()], ['1999-12-31', '2000-01-01'])
  assert.throws(() => dates.take(), /All 2 dates/)
  dates.release('2000-01-01')
  assert.equal(dates.take(), '2000-01-01')
})

test('requests alternate between members', () => {
  const next = makeRequests({ name: 'profile', url: `${site}/profile`, cookies: ['a', 'b'] })
  assert.deepEqual(
    [next(), next(), next()].map(({ headers }) => headers.cookie),
    ['a', 'b', 'a'],
  )
})

test('a page that is computed for each request is never requested twice at the same address', () => {
  const computed = measuredPages.filter(({ beside }) => beside === 'bare dynamic')
  assert.ok(computed.length > 0)
  assert.deepEqual(computed.filter(({ path }) => !path.includes('*')).map(nameOf), [])
})
