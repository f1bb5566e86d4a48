import { strToU8, zipSync } from 'fflate'
import { documentWords } from '@/features/analysis/document/document-words'
import { joinZips, splitZip } from '../epub/join-zips'
import { packageDocument } from '../epub/package'
import { type EpubBase, zipTime } from '../epub/render-ebook-epub'
import { xhtmlPage, xml } from '../epub/xml'
import { copySentence, imprintOf } from '../imprint'
import type { Buyer } from './stamp-pdf'

/** The parts of a buyer's EPUB: the edition's own entries, not copied, then its imprint and its package document. */
export function stampEpub(
  { zip, document, site, files, spine }: EpubBase,
  { name, copy }: Buyer,
): Uint8Array[] {
  const words = documentWords(document.language)
  const { title, subtitle, author } = document
  const lines = [
    `<p class="title">${xml(title)}</p>`,
    ...(subtitle ? [`<p>${xml(subtitle)}</p>`] : []),
    ...(author ? [`<p>${xml(words.t('ebookFile.by', { author }))}</p>`] : []),
    ...imprintOf(document, site).map((text) => `<p>${xml(text)}</p>`),
    `<p class="copy">${xml(copySentence(words, name, isolated))}</p>`,
  ]
  const heading = words.t('ebookFile.imprint')
  const imprint = xhtmlPage({
    lang: words.lang,
    title: heading,
    body: `<section epub:type="copyright-page" class="imprint" aria-label="${xml(heading)}">${lines.join('\n')}</section>`,
  })
  const opf = packageDocument({ document, words, site, files, spine, copy })
  const own = zipSync(
    { 'OEBPS/content.opf': strToU8(opf), 'OEBPS/imprint.xhtml': strToU8(imprint) },
    zipTime,
  )
  return joinZips(zip, splitZip(own))
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** A name that is written from right to left does not turn the words around it. */
const isolated = (name: string) => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name)
