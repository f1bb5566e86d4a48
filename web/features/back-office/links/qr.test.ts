/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { qrOf } from './qr'

const bytesOf = (url: string) => Buffer.from(url.split(',')[1] ?? '', 'base64')

test('a QR code is a square SVG and a PNG of the same modules', async () => {
  const { svg, png } = await qrOf('https://krono.example/u/nyar-2026')
  expect(svg).toMatch(/^data:image\/svg\+xml;base64,/)
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(String(bytesOf(svg))) ?? []
  // Version 3 has 29 modules; the quiet zone has four on each side.
  expect([width, height]).toEqual(['37', '37'])
  const bytes = bytesOf(png)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([960, 960])
})
