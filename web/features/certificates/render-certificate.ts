import { chartOf, dayNumberOf } from '@krono/chart'
import type { Certificate, Language } from '@krono/contract'
import { coverShapes } from '@/features/analysis/cover/cover-shapes'
import { documentWords } from '@/features/analysis/document/document-words'
import { bytesOf } from '@/features/print/bytes-of'
import { colours } from '@/features/print/colours'
import { drawCover } from '@/features/print/drawings/cover'
import { printable } from '@/features/print/letters'
import { drawMark } from '@/features/print/mark'
import { page as a4, type Page } from '@/features/print/page'
import { newPdf } from '@/features/print/pdf'
import type { Node } from '@/features/print/piece'
import { structureOf } from '@/features/print/structure'
import { type Style, styles } from '@/features/print/styles'
import { typesetter } from '@/features/print/typesetter'

/** A4 on its side: the drawing on the left, the words on the right. */
const picture = { x: 0, width: 300 }
const words = { x: picture.width + 48, width: 445 }

const page = {
  ...a4,
  width: a4.height,
  height: a4.width,
  aside: picture,
  text: words,
  whole: words,
} satisfies Page

type Setting = { language: Language; siteName: string; url: string }

type Line = { type: 'H1' | 'P'; text: string; style: Style; gap: number; most: number }

/**
 * The PDF of a certificate: its drawing is the holder's plate, or the year of the day of issue. The same certificate gives
 * the same bytes.
 */
export async function renderCertificate(
  certificate: Certificate,
  { language, siteName, url }: Setting,
): Promise<Uint8Array> {
  const { t, lang, longDate } = documentWords(language)
  const { name, course, lessons, minutes, plateDate, issuedAt } = certificate
  const day = issuedAt.slice(0, 10)
  const title = printable(`${t('certificates.kicker')}: ${course.title}`)
  const createdAt = new Date(issuedAt)
  const pdf = await newPdf({ title, author: siteName, lang, createdAt, page })
  const bytes = bytesOf(pdf)
  const type = typesetter(pdf)
  const structure = structureOf(pdf, page)
  pdf.addPage()
  structure.ornament(() => {
    pdf.rect(0, 0, page.width, page.height).fill(colours.paper)
  })

  const part: Node = { type: 'Sect', parent: undefined }
  const box = { x: 0, width: picture.width, height: page.height }
  const alt = plateDate ? t('certificates.plateAlt', { name }) : t('certificates.yearAlt')
  structure.draw({ type: 'Figure', parent: part, alt, box }, 0, () => {
    const charts = [chartOf(plateDate ?? day)] as const
    const kind = plateDate ? 'short' : 'long'
    drawCover(pdf, coverShapes({ kind, charts, lived: dayNumberOf(day) }, box), box)
  })

  const facts = t('certificates.facts', { lessons, minutes })
  const { night, ink } = colours
  const big = { ...styles.name, colour: night }
  const lines: Line[] = [
    {
      type: 'P',
      text: t('certificates.kicker').toUpperCase(),
      style: styles.kicker,
      gap: 0,
      most: 1,
    },
    { type: 'H1', text: name, style: big, gap: 26, most: 5 },
    {
      type: 'P',
      text: t('certificates.sentence'),
      style: { ...styles.lead, colour: ink },
      gap: 14,
      most: 2,
    },
    { type: 'P', text: course.title, style: styles.chapter, gap: 8, most: 3 },
    { type: 'P', text: facts, style: styles.label, gap: 16, most: 2 },
    {
      type: 'P',
      text: t('certificates.issued', { date: longDate(day) }),
      style: styles.label,
      gap: 4,
      most: 1,
    },
  ]
  const laid = lines.map((line) => ({
    ...line,
    lines: type.fewLines(line.text, line.style, { width: words.width, most: line.most }),
  }))
  const height = laid.reduce((sum, one) => sum + one.gap + one.lines.length * one.style.leading, 0)
  let top = (page.height - height) / 2 - 24
  for (const { type: tag, style, gap, lines: written } of laid) {
    const node: Node = { type: tag, parent: part }
    top += gap
    for (const line of written) {
      const lineTop = top
      structure.draw(node, top, () => type.write(line, { x: words.x, top: lineTop, style }))
      top += style.leading
    }
  }

  const foot = page.height - 66
  const proof: Node = { type: 'P', parent: part }
  structure.draw(proof, foot, () => {
    drawMark(pdf, { x: words.x, top: foot - 2, size: 16 })
    type.write(siteName, { x: words.x + 24, top: foot, style: styles.running })
  })
  structure.link(proof, {
    url,
    title: t('certificates.proof'),
    top: foot + 16,
    height: 12,
    draw: () =>
      type.write(`${t('certificates.proof')} ${url}`, {
        x: words.x,
        top: foot + 16,
        style: { ...styles.running, size: 7.5 },
      }),
  })
  pdf.end()
  return bytes
}
