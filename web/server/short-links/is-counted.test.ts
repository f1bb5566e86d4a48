import { expect, test } from '@jest/globals'
import { isCounted, referrerHost } from './is-counted'

const person =
  'Mozilla/5.0 (Linux; Android 15; CUBOT X30) AppleWebKit/537.36 Chrome/140 Safari/537.36'

test.each<[string, boolean, string, Record<string, string>]>([
  ['a person', true, 'GET', {}],
  ['a look at the headers', false, 'HEAD', {}],
  ['a prefetch', false, 'GET', { purpose: 'prefetch' }],
  ['a prefetch of today', false, 'GET', { 'sec-purpose': 'prefetch;prerender' }],
  ['a prefetch of Firefox', false, 'GET', { 'x-moz': 'prefetch' }],
  ['a prefetch of our pages', false, 'GET', { 'next-router-prefetch': '1' }],
  [
    'a search engine',
    false,
    'GET',
    { 'user-agent': 'Googlebot/2.1 (+http://google.com/bot.html)' },
  ],
  ['a preview of a message', false, 'GET', { 'user-agent': 'facebookexternalhit/1.1' }],
  ['a program', false, 'GET', { 'user-agent': 'curl/8.1' }],
  ['nobody who says who it is', false, 'GET', { 'user-agent': '' }],
])('%s is counted: %s', (_who, is, method, headers) => {
  const asked = { method, headers: new Headers({ 'user-agent': person, ...headers }) }
  expect(isCounted(asked)).toBe(is)
})

test.each([
  ['https://Example.com/a?b=c', 'example.com'],
  ['https://example.com:8443/', 'example.com'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['https://xn--krno-rqa.example/', 'xn--krno-rqa.example'],
  ['https://[::1]/', ''],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, ''],
  ['about:blank', ''],
  ['nonsense', ''],
  ['', ''],
])('the host of %s is %j', (referer, host) => {
  expect(referrerHost({ headers: new Headers({ referer }) })).toBe(host)
})
