import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { blockSamples } from '@/lib/contract/block-samples'
import { ebookFile } from '../ebook-file'
import { fixtureBook } from '../fixtures/fixture-book'

jest.setTimeout(120_000)

const site = { siteName: 'Krono & Társa', siteUrl: 'https://krono.example' }
const hostile = 'Őry \\) <script>&"\' \u0000\u202eЁж 太陽 علي ]]>'

const readPicture = async () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#7d78c2' } })
    .webp()
    .toBuffer()

async function epubOf(language: 'hun' | 'eng' | 'rus', name = hostile, copy = 'c0py') {
  const document = fixtureBook({
    language,
    chapters: 2,
    title: 'Hét < nyolc & „kilenc”\u0007',
    more: Object.values(blockSamples),
  })
  const file = ebookFile(document, { format: 'epub', buyer: { name, copy }, readPicture, ...site })
  return Buffer.concat(await file.parts())
}

const textsOf = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]),
  )

const program = '/usr/share/java/epubcheck.jar'
const hasProgram = existsSync(program)
if (!hasProgram) {
  console.warn('epubcheck is not installed, its tests are skipped: apt-get install -y epubcheck')
}

;(hasProgram ? test : test.skip).each(['hun', 'eng', 'rus'] as const)(
  'epubcheck finds no fault in a copy in %s with every kind of block',
  async (language) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'krono-epub-'))
    const file = path.join(folder, 'book.epub')
    writeFileSync(file, await epubOf(language))
    const { status, stdout, stderr } = spawnSync(
      'java',
      ['-jar', program, '--failonwarnings', file],
      {
        encoding: 'utf8',
      },
    )
    rmSync(folder, { recursive: true })
    expect(`${stdout}${stderr}`).toContain('0 fatals / 0 errors / 0 warnings')
    expect(status).toBe(0)
  },
)

test('the mimetype is first and readable without decompressing', async () => {
  const bytes = await epubOf('hun')
  expect(bytes.subarray(30, 58).toString('latin1')).toBe('mimetypeapplication/epub+zip')
})

test('a copy names its buyer as text, and has its id in the package alone', async () => {
  const texts = textsOf(await epubOf('hun'))
  const { 'OEBPS/imprint.xhtml': imprint = '', 'OEBPS/content.opf': opf = '' } = texts
  expect(imprint).toContain(
    'Ez a példány \u2068Őry \\) &lt;script&gt;&amp;&quot;&#39; Ёж 太陽 علي ]]&gt;\u2069 számára készült.',
  )
  expect(opf).toContain('<meta property="copy:id">c0py</meta>')
  for (const [name, text] of Object.entries(texts)) {
    expect(text.includes('&lt;script')).toBe(name === 'OEBPS/imprint.xhtml')
    expect(text.includes('c0py')).toBe(name === 'OEBPS/content.opf')
  }
})

test('drawings are SVG with a name and a description, and pictures have theirs', async () => {
  const { 'OEBPS/chapter-1.xhtml': chapter = '' } = textsOf(await epubOf('eng'))
  const drawings = chapter.match(/<svg xmlns="[^"]+"[^>]* role="img"[^>]*>/g) ?? []
  expect(drawings).toHaveLength(4)
  expect(chapter.match(/<svg [^>]*><title>[^<]+<\/title><desc>[^<]{40,}<\/desc>/g)).toHaveLength(4)
  expect(chapter).toContain('<img src="picture-1.jpg" alt="Hét korong egy tengelyen"/>')
})

test('the same copy has the same bytes', async () => {
  expect(Buffer.compare(await epubOf('hun'), await epubOf('hun'))).toBe(0)
})
