import { expect, test } from '@jest/globals'
import { redirectPath } from './site-path'

test.each([
  ['/', '/'],
  ['/profile', '/profile'],
  ['/kronoworksheet?activetab=2', '/kronoworksheet?activetab=2'],
  ['/analysis?who=a%2Fb&next=//evil.example', '/analysis?who=a%2Fb&next=//evil.example'],
  ['/description/mi-a-krono#top', '/description/mi-a-krono#top'],
  ['/loginhelp', '/loginhelp'],
  ['/apiary', '/apiary'],
  ['/blog/api/', '/blog/api/'],
  ['/blog/login', '/blog/login'],
])('%s is accepted', (text, path) => {
  expect(redirectPath(text)).toBe(path)
})

test.each([
  [undefined],
  [null],
  [''],
  ['profile'],
  ['?a=1'],
  ['//evil.example'],
  // The placeholder host used while an address is parsed.
  ['//site.invalid/profile'],
  ['/\\['],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['/\r\n/evil.example'],
  ['\t//evil.example'],
  [' //evil.example'],
  ['/ /evil.example'],
  ['/%2f%2fevil.example'],
  ['/%2F/evil.example'],
  ['/%5cevil.example'],
  ['%2f%2fevil.example'],
  ['/%09/evil.example'],
  ['/.//evil.example'],
  ['/..//evil.example'],
  ['/a/..//evil.example'],
  ['/%2e%2e//evil.example'],
  ['https://evil.example'],
  ['https:evil.example'],
  ['https:/evil.example'],
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  ['data:text/html,x'],
  ['@evil.example'],
  ['/api/user/export'],
  ['/API/user/export'],
  ['/x/../api/user/export'],
  ['/api'],
  ['/_next/data'],
  ['/uploads/a.svg'],
  ['/og/chart.png'],
  ['/login'],
  ['/login?redirectUrl=/login'],
  ['/forgot-password'],
  ['/reset-password?token=a'],
  ['/confirm-email?token=a'],
])('%j is replaced by "/"', (text) => {
  expect(redirectPath(text)).toBe('/')
})
