import { createHash } from 'node:crypto'
import type { EbookDocument } from '@krono/contract'
import type { DocumentWords } from '@/features/analysis/document/document-words'
import type { Site } from '../imprint'
import { xhtmlPage, xml, xmlHead } from './xml'

/** A file of the book and its entry in the manifest. */
export type EpubFile = { id: string; name: string; type: string; properties?: string }

export type EpubChapter = { name: string; title: string; sections: { id: string; title: string }[] }

export const container = `${xmlHead}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`

const accessibility = {
  accessMode: ['textual', 'visual'],
  accessModeSufficient: ['textual'],
  accessibilityFeature: [
    ...['tableOfContents', 'structuralNavigation', 'readingOrder'],
    ...['alternativeText', 'longDescription', 'displayTransformability'],
  ],
  accessibilityHazard: ['none'],
} as const

type Package = {
  document: EbookDocument
  words: DocumentWords
  site: Site
  files: readonly EpubFile[]
  /** Ids of the pages in reading order. */
  spine: readonly string[]
  /** The opaque id of a copy. */
  copy: string
}

/** The package document: metadata, with the id of the copy, files, reading order. */
export function packageDocument({ document, words, site, files, spine, copy }: Package): string {
  const { title, subtitle, author, publishedOn } = document
  const metas = Object.entries({
    ...accessibility,
    accessibilitySummary: [words.t('ebookFile.accessibility')],
  }).flatMap(([key, values]) => values.map((value) => meta(`schema:${key}`, value)))
  const metadata = [
    `<dc:identifier id="book">${identifierOf(document, site)}</dc:identifier>`,
    `<dc:title id="title">${xml(title)}</dc:title>`,
    '<meta refines="#title" property="title-type">main</meta>',
    ...(subtitle
      ? [
          `<dc:title id="subtitle">${xml(subtitle)}</dc:title>`,
          '<meta refines="#subtitle" property="title-type">subtitle</meta>',
        ]
      : []),
    ...(author ? [`<dc:creator>${xml(author)}</dc:creator>`] : []),
    `<dc:language>${words.lang}</dc:language>`,
    `<dc:publisher>${xml(site.siteName)}</dc:publisher>`,
    `<dc:date>${publishedOn}</dc:date>`,
    meta('dcterms:modified', `${publishedOn}T00:00:00Z`),
    '<meta name="cover" content="cover-image"/>',
    ...metas,
    meta('copy:id', copy),
  ]
  const manifest = files.map(
    ({ id, name, type, properties }) =>
      `<item id="${id}" href="${name}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}/>`,
  )
  const refs = spine.map((id) => `<itemref idref="${id}"/>`)
  const vocabulary = xml(new URL('/ns/copy#', site.siteUrl).href)
  return `${xmlHead}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book" xml:lang="${words.lang}" prefix="copy: ${vocabulary}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata.join('\n')}
</metadata>
<manifest>
${manifest.join('\n')}
</manifest>
<spine>${refs.join('')}</spine>
</package>
`
}

const meta = (property: string, value: string) =>
  `<meta property="${property}">${xml(value)}</meta>`

/** The same for every edition and copy of a book in a language. */
function identifierOf({ slug, language }: EbookDocument, { siteUrl }: Site): string {
  const hash = createHash('sha256').update(`${siteUrl} ${slug} ${language}`).digest('hex')
  // A name-based UUID (RFC 9562, version 8).
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`]
  return `urn:uuid:${[...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-')}`
}

type Navigation = { words: DocumentWords; chapters: readonly EpubChapter[] }

/** The contents, and the landmarks of a reading program. */
export function navigation({ words, chapters }: Navigation): string {
  const { t, lang } = words
  const title = t('ebookFile.contents')
  const link = (href: string, text: string) => `<a href="${href}">${xml(text)}</a>`
  const entries = chapters.map(({ name, title: chapter, sections }) => {
    const inner = sections.map(({ id, title: text }) => `<li>${link(`${name}#${id}`, text)}</li>`)
    const list = inner.length > 0 ? `<ol>${inner.join('')}</ol>` : ''
    return `<li>${link(name, chapter)}${list}</li>`
  })
  const [first] = chapters
  const landmark = (type: string, href: string, text: string) =>
    `<li><a epub:type="${type}" href="${href}">${xml(text)}</a></li>`
  const landmarks = [
    landmark('cover', 'cover.xhtml', t('ebookFile.opening')),
    landmark('toc', 'nav.xhtml', title),
    ...(first ? [landmark('bodymatter', first.name, t('ebookFile.text'))] : []),
  ]
  const body = `<nav epub:type="toc" role="doc-toc" aria-labelledby="contents"><h1 id="contents">${xml(title)}</h1><ol>${entries.join('')}</ol></nav>
<nav epub:type="landmarks" hidden="hidden"><ol>${landmarks.join('')}</ol></nav>`
  return xhtmlPage({ lang, title, body })
}
