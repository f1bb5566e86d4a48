import { expect, test } from '@jest/globals'
import { mayPixelSee } from './ad-pixel'

test.each([
  ['/', true],
  ['/privacypolicy', true],
  ['/?utm_source=spring&fbclid=x', true],
  ['/kronoworksheet/visitor', true],
  ['/kronoworksheet/visitor?date=1984-06-12&name=%C3%81gnes', false],
  ['/biorhythm?birth=1984-06-12', false],
  ['/privacypolicy?redirectUrl=/kronoworksheet/visitor%3Fname%3Dx', false],
  ['/krono/0123456789abcdef', false],
  ['/reset-password', false],
  ['/admin', false],
  ['/admin/stats', false],
  ['/administration', true],
])('the pixel may get the address %s: %s', (address, expected) => {
  expect(mayPixelSee(new URL(address, 'https://krono.example'))).toBe(expected)
})
