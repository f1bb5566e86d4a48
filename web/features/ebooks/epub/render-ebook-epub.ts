import type { EbookChapter, EbookDocument } from '@krono/contract'
import { strToU8, zipSync } from 'fflate'
import { type DocumentWords, documentWords } from '@/features/analysis/document/document-words'
import { yieldToOthers } from '@/features/print/yield-to-others'
import { wordsIn } from '@/lib/contract/read-blocks'
import { addressInBook } from '../book-links'
import { levelled } from '../heading-levels'
import type { Site } from '../imprint'
import type { BookPicture } from '../pdf/book-context'
import { altOfCover } from '../pdf/cover-page'
import { blockMarkup, type EpubContext } from './blocks'
import { bookCss } from './book-css'
import { coverPicture } from './cover-picture'
import { splitZip, type ZipParts } from './join-zips'
import { container, type EpubChapter, type EpubFile, navigation } from './package'
import { xhtmlPage, xml } from './xml'

type Setting = Site & { pictures?: ReadonlyMap<string, BookPicture> }

/** An EPUB without the two files that name a copy's buyer, and what those two are made from. */
export type EpubBase = {
  zip: ZipParts
  byteLength: number
  document: EbookDocument
  site: Site
  files: readonly EpubFile[]
  spine: readonly string[]
}

const xhtml = 'application/xhtml+xml'

/** The same in every time zone: ZIP files have local times. */
export const zipTime = { mtime: new Date(1980, 0, 1) }

/** Renders everything of an EPUB that its copies share. Yields to the event loop between blocks. */
export async function renderEbookEpub(
  document: EbookDocument,
  { siteName, siteUrl, pictures = new Map() }: Setting,
): Promise<EpubBase> {
  const words = documentWords(document.language)
  const { lang } = words
  const site = { siteName, siteUrl }
  const pictureNames = new Map(
    [...pictures.keys()].map((path, place) => [path, `picture-${place + 1}.jpg`]),
  )
  const texts: Record<string, string> = { 'book.css': bookCss }
  const files: EpubFile[] = [
    { id: 'css', name: 'book.css', type: 'text/css' },
    { id: 'cover-image', name: 'cover.png', type: 'image/png', properties: 'cover-image' },
    { id: 'cover', name: 'cover.xhtml', type: xhtml },
    { id: 'imprint', name: 'imprint.xhtml', type: xhtml },
    { id: 'nav', name: 'nav.xhtml', type: xhtml, properties: 'nav' },
    ...[...pictureNames.values()].map((name, place) => ({
      ...{ id: `picture-${place + 1}`, name },
      type: 'image/jpeg',
    })),
  ]
  const chapters: EpubChapter[] = []
  const addressOf = (url: string) => addressInBook(url, siteUrl)
  for (const [place, chapter] of document.chapters.entries()) {
    const name = `chapter-${place + 1}.xhtml`
    const { body, sections } = await chapterMarkup(chapter, { words, addressOf, pictureNames })
    texts[name] = xhtmlPage({ lang, title: chapter.title, body })
    chapters.push({ name, title: chapter.title, sections })
    const hasSvg = body.includes('<svg ')
    files.push({
      id: `chapter-${place + 1}`,
      name,
      type: xhtml,
      ...(hasSvg && { properties: 'svg' }),
    })
  }
  texts['nav.xhtml'] = navigation({ words, chapters })
  texts['cover.xhtml'] = coverPage(document, words)
  const cover = await coverPicture(document, siteName)
  const bytes = zipSync(
    {
      mimetype: [strToU8('application/epub+zip'), { level: 0 }],
      'META-INF/container.xml': strToU8(container),
      ...Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [`OEBPS/${name}`, strToU8(text)]),
      ),
      'OEBPS/cover.png': [cover, { level: 0 }],
      ...Object.fromEntries(
        [...pictures].map(([path, picture]) => [
          `OEBPS/${pictureNames.get(path)}`,
          [picture.bytes, { level: 0 as const }],
        ]),
      ),
    },
    zipTime,
  )
  const spine = ['cover', 'imprint', 'nav', ...chapters.map((_, place) => `chapter-${place + 1}`)]
  return { zip: splitZip(bytes), byteLength: bytes.byteLength, document, site, files, spine }
}

type Chaptered = Omit<EpubContext, 'anchors'>

async function chapterMarkup({ title, blocks }: EbookChapter, context: Chaptered) {
  const ordered = levelled(blocks)
  const sections = ordered.flatMap((block) => {
    const words = block.type === 'heading' && block.level === 2 ? wordsIn(block).trim() : ''
    return words ? [{ block, title: words }] : []
  })
  const anchors = new Map(sections.map(({ block }, place) => [block, `section-${place + 1}`]))
  let body = `<section epub:type="chapter" role="doc-chapter" aria-labelledby="chapter"><h1 id="chapter">${xml(title)}</h1>`
  for (const block of ordered) {
    body += `\n${await blockMarkup(block, { ...context, anchors })}`
    await yieldToOthers()
  }
  return {
    body: `${body}</section>`,
    sections: sections.map(({ block, title: text }) => ({
      id: anchors.get(block) ?? '',
      title: text,
    })),
  }
}

function coverPage(document: EbookDocument, words: DocumentWords): string {
  const alt = xml(altOfCover(words, document))
  return xhtmlPage({
    lang: words.lang,
    title: document.title,
    body: `<section epub:type="cover" class="cover"><img src="cover.png" alt="${alt}" role="doc-cover"/></section>`,
  })
}
