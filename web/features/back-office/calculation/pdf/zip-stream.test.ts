import { expect, test } from '@jest/globals'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { zipStream } from './zip-stream'

test('entries are made while the archive is read, and can be unpacked', async () => {
  let made = 0
  async function* entries() {
    for (const name of ['1.pdf', '2.pdf', '3.pdf']) {
      made += 1
      yield { name, bytes: strToU8(`fájl ${name}`) }
    }
  }
  const reader = zipStream(entries()).getReader()
  const chunks: Uint8Array[] = []
  chunks.push((await reader.read()).value ?? new Uint8Array())
  expect(made).toBeLessThan(3)
  for (let part = await reader.read(); !part.done; part = await reader.read())
    chunks.push(part.value)
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)))
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['1.pdf', 'fájl 1.pdf'],
    ['2.pdf', 'fájl 2.pdf'],
    ['3.pdf', 'fájl 3.pdf'],
  ])
})
