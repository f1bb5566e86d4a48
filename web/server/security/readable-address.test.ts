import { expect, test } from '@jest/globals'
import { readableAddress } from './readable-address'

const photo = '/_next/image?w=640&q=75&url='

test.each([
  '/',
  '/?%',
  '/description/mi-a-krono',
  '/description/%D0%BA%D0%B0?x=%ff',
  `/${'a'.repeat(1999)}`,
  '/..%2f',
  '/%2570rofile',
  '/%2e%2e/profile',
  '/%40%5b%60%7b',
  '/%5c',
  `${photo}%2Fuploads%2Fa-1_b.small.webp`,
  `${photo}/uploads/folder/a.png`,
])('%.60s stays as it was requested', (address) => {
  expect(readableAddress(address)).toBe(address)
})

test.each([
  ['/%', '/unreadable'],
  ['/%E0%A4%A', '/unreadable'],
  ['/%ff?x=1', '/unreadable'],
  ['/%00', '/unreadable'],
  ['//%', '/unreadable'],
  ['/profile/%', '/unreadable'],
  ['/blog?__proto__=1&page=0', '/blog?page=0'],
  ['/blog?a=%ff&__pr%6Fto__=1', '/blog?a=%ff'],
  ['/blog?%5f_proto__', '/blog'],
  ['/%6dy-coupons', '/my-coupons'],
  ['/%70rofile?x=%70', '/profile?x=%70'],
  ['/%5Fapp/%41%7A-%39%7e', '/_app/Az-9~'],
  ['/biorhythm/kept', '/unreadable'],
  ['/biorhythm/%6bept?x=1', '/unreadable'],
  ['/kronoworksheet/visitor/kept/1984-06-12', '/unreadable'],
  ['/refused/notFound', '/unreadable'],
  ['/%72efused/x', '/unreadable'],
  [`/${'a'.repeat(2000)}`, '/unreadable'],
  ['/api/%', '/api/unreadable'],
  ['//api/%', '/api/unreadable'],
  ['/uploads/%ff.png', '/uploads/.unreadable'],
  ['/og/description/%', '/og/unreadable'],
  ['/_next/%', '/_next/static/unreadable'],
])('%.60s is replaced by %s', (address, replacement) => {
  expect(readableAddress(address)).toBe(replacement)
})

test.each([
  '/uploads/a.png?z=1',
  '/uploads/a.png#1',
  '/uploads//a.png',
  '/uploads/./a.png',
  '/uploads/../a.png',
  '/uploads/.a.png',
  '/uploads/%61.png',
  '/uploads/%25',
  '/uploads/',
  'http://elsewhere.example/uploads/a.png',
  '',
])('a picture at %p is not served', (url) => {
  expect(readableAddress(photo + encodeURIComponent(url))).toBe('/_next/image')
})
