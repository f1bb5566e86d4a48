import { expect, jest, test } from '@jest/globals'
import { ebookFormats } from '@krono/contract'
import { blockSamples } from '@/lib/contract/block-samples'
import { ebookFile, prepareEbook } from './ebook-file'
import { fixtureBook } from './fixtures/fixture-book'

jest.setTimeout(60_000)

const site = { siteName: 'Krono', siteUrl: 'https://krono.example' }
const anna = { name: 'Anna', copy: 'a1' }
const bela = { name: 'Béla', copy: 'b2' }

test.each(ebookFormats)('copies of one edition share one rendering (%s)', async (format) => {
  const readPicture = jest.fn(async () => undefined)
  const document = fixtureBook({ chapters: 1, title: format, more: [blockSamples.image] })
  const files = [anna, bela, anna].map((buyer) =>
    ebookFile(document, { format, buyer, readPicture, ...site }),
  )
  const parts = await Promise.all(files.map((file) => file.parts()))
  expect(readPicture).toHaveBeenCalledTimes(1)
  expect(parts[1]?.[0]).toBe(parts[0]?.[0])
  const [first, second, third] = files.map(({ etag }) => etag)
  expect(third).toBe(first)
  expect(second).not.toBe(first)
})

test.each([
  ['Őszi fény', 'Őszi fény.pdf', 'oszi-fenyu.pdf'],
  ['a/b:c*?"<>|', 'a b c.pdf', 'oszi-fenyu.pdf'],
  ['\u202e', 'oszi-fenyu.pdf', 'oszi-fenyu.pdf'],
])('the file of the book %j is %s', (title, name, fallback) => {
  const file = ebookFile(fixtureBook({ title }), { format: 'pdf', buyer: anna, ...site })
  expect(file.fileName).toBe(name)
  expect(file.disposition).toContain(fallback)
  expect(file.contentType).toBe('application/pdf')
})

test('a rendering that fails is tried again', async () => {
  let isBroken = true
  const readPicture = async () => {
    if (isBroken) throw new Error('library away')
    return undefined
  }
  const document = fixtureBook({ chapters: 1, title: 'away', more: [blockSamples.image] })
  const file = ebookFile(document, { format: 'pdf', buyer: anna, readPicture, ...site })
  await expect(file.parts()).rejects.toThrow('library away')
  isBroken = false
  expect(await file.parts()).toHaveLength(2)
})

test('a prepared edition is not rendered again for its copies', async () => {
  const readPicture = jest.fn(async () => undefined)
  const document = fixtureBook({ chapters: 1, title: 'ready', more: [blockSamples.image] })
  await prepareEbook(document, { readPicture, ...site })
  const rendered = readPicture.mock.calls.length
  for (const format of ebookFormats) {
    await ebookFile(document, { format, buyer: anna, readPicture, ...site }).parts()
  }
  expect(readPicture).toHaveBeenCalledTimes(rendered)
})
