import { wordsIn } from '@krono/contract'
import { ebookFile } from '@/features/ebooks/ebook-file'
import { fixtureBook } from '@/features/ebooks/fixtures/fixture-book'
import { readPdf } from './pdf-text'
import { expect, test } from './test'

const site = { siteName: 'KRONO', siteUrl: 'https://krono.example' }

async function read(document: ReturnType<typeof fixtureBook>, name = 'Anna') {
  const buyer = { name, copy: 'copy-1' }
  const file = ebookFile(document, { format: 'pdf', buyer, ...site })
  return readPdf(Buffer.concat(await file.parts()))
}

// A word may be split across two lines or pages.
const squeezed = (text: string) => text.replace(/\s/g, '')

for (const language of ['hun', 'eng', 'rus'] as const) {
  test(`every word of a book can be read in a buyer's PDF, in order (${language})`, async () => {
    const document = fixtureBook({ language })
    const { pages } = await read(document)
    const text = squeezed(pages.join(''))
    let place = 0
    for (const { title, blocks } of document.chapters) {
      const paragraphs = blocks.flatMap((block) =>
        ['paragraph', 'heading', 'quote'].includes(block.type) ? [wordsIn(block)] : [],
      )
      for (const words of [title, ...paragraphs]) {
        const found = text.indexOf(squeezed(words), place)
        expect(found, words).toBeGreaterThan(-1)
        place = found
      }
    }
  })
}

test('the contents of a book list the page of each chapter, and bookmarks lead to sections', async () => {
  const document = fixtureBook()
  const { pages, outline } = await read(document)
  expect(outline.map(({ title }) => title)).toEqual(document.chapters.map(({ title }) => title))
  for (const { title, items } of outline) {
    const at = (pages[2] ?? '').indexOf(title)
    const [, number] = / (\d+) /.exec((pages[2] ?? '').slice(at + title.length)) ?? []
    expect(pages[Number(number) - 1]).toContain(title)
    expect(items).toHaveLength(2)
  }
})

test("a buyer's name is text on the imprint, from Hungarian to Greek", async () => {
  const document = fixtureBook({ chapters: 1 })
  for (const name of [
    'Őrültűrő Ágnes',
    'Łukasz Dvořák',
    'Ζωή Παπαδοπούλου',
    'Жёлтый Ёжик',
    '\\) <script>',
  ]) {
    const { pages } = await read(document, name)
    expect(pages[1]).toContain(`Ez a példány ${name} számára készült.`)
    expect(pages.join('').split('Ez a példány')).toHaveLength(2)
  }
})
