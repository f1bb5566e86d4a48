import { expect, test } from '@jest/globals'
import { qrAddress } from './qr-address'

test('another address has another code', async () => {
  const [one, other] = await Promise.all(
    ['a1', 'a2'].map((name) => qrAddress(`https://k.example/u/${name}`)),
  )
  expect(one).not.toBe(other)
})
