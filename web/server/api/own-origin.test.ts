import { expect, test } from '@jest/globals'
import { isFromOwnPage } from './own-origin'

const own = 'http://localhost:3000'

test.each<[Record<string, string>, boolean]>([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: own }, true],
  [{ 'sec-fetch-site': 'same-site', origin: own }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: own }, true],
  [{ origin: 'http://localhost:3001' }, false],
  [{ origin: `${own}.evil.example` }, false],
  [{ origin: 'null' }, false],
  [{ referer: `${own}/` }, false],
  [{}, false],
])('a request with %j comes from our own page: %s', (headers, expected) => {
  expect(isFromOwnPage(new Request(own, { method: 'POST', headers }))).toBe(expected)
})
