import { expect, test } from '@jest/globals'
import { readTarget } from './link-target'

test.each([
  ['/', { href: '/' }],
  ['/blog?x=1#top', { href: '/blog?x=1#top' }],
  ['/blog/../faq', { href: '/faq' }],
  ['https://Shop.Example', { href: 'https://shop.example/', host: 'shop.example' }],
  ['https://shop.example/a?b=1#c', { href: 'https://shop.example/a?b=1#c', host: 'shop.example' }],
  [
    'https://KRÓNO.example/',
    { href: 'https://xn--krno-rqa.example/', host: 'xn--krno-rqa.example' },
  ],
  ['https://shop%2Eexample/', { href: 'https://shop.example/', host: 'shop.example' }],
])('%s is a target', (text, target) => {
  expect(readTarget(text)).toEqual(target)
})

test.each([
  'javascript:alert(1)',
  'JavaScript://shop.example/%0aalert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  '#top',
  'blog',
  '',
  'http://shop.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/..//evil.example',
  '/.%2e//evil.example',
  '/\t/evil.example',
  '/api/exit-preview',
  '/uploads/x.svg',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://',
  'https://shop.example@evil.example/',
  'https://shop.example%40evil.example/',
  'https://@evil.example/',
  'https://shop.example:8443/',
  'https://shop.example./',
  'https://shop.example\\@evil.example/',
  'https://evil.example\\.shop.example/',
  'https://shop.example /',
  'https://shop\u00ad.example/',
  'https://shop\u200b.example/',
  'https://[::1]/',
])('%j is none', (text) => {
  expect(readTarget(text)).toBeUndefined()
})
