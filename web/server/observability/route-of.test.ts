import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { routeOf } from './route-of'

test.each([
  ['/', '/'],
  ['/blog/a-post', '/blog/[slug]'],
  ['/api/user/login', '/api/user/login'],
  ['/api/picture', '/api/picture'],
  ['/api/unknown/call', '/api/[...path]'],
  ['/uploads/a.png', '/uploads/[...path]'],
  ['/_next/static/chunks/1234.js', '/_next/static'],
  ['/_next/image', '/_next/image'],
  ['/visitor/blog', 'other'],
  ['/wp-login.php', 'other'],
])('%s is counted as %s', (pathname, route) => {
  expect(routeOf(pathname)).toBe(route)
})

test('no part of an unknown or secret address is in its route', () => {
  const secret = fc.stringMatching(/^secret[a-zA-Z\d]{1,20}$/)
  const begin = fc.constantFrom('', '/gift', '/receipt', '/api', '/api/calendar', '/blog', '/x/y/z')
  fc.assert(
    fc.property(begin, secret, (path, value) => {
      expect(routeOf(`${path}/${value}`)).not.toContain(value)
    }),
  )
})
