import { expect, test } from '@jest/globals'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { joinZips, splitZip } from './join-zips'

const zipOf = (files: Record<string, string>) =>
  splitZip(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )

test('two ZIP files become one, and the first is not copied', () => {
  const first = zipOf({ a: 'egy', 'ő/b': 'két '.repeat(100) })
  const parts = joinZips(first, zipOf({ c: 'há', d: '' }))
  const joined = unzipSync(Buffer.concat(parts))
  const texts = Object.entries(joined).map(([name, data]) => [name, strFromU8(data)])
  expect(texts).toEqual([
    ['a', 'egy'],
    ['ő/b', 'két '.repeat(100)],
    ['c', 'há'],
    ['d', ''],
  ])
  expect(parts[0]).toBe(first.entries)
})

test('what is no ZIP file is refused', () => {
  expect(() => splitZip(new Uint8Array(40))).toThrow('end')
})
