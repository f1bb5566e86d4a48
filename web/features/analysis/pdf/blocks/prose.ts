import type { ChapterBlock } from '@krono/contract'
import { colours } from '@/features/print/colours'
import type { Node } from '@/features/print/piece'
import { type Style, styles } from '@/features/print/styles'
import type { Context } from '../context'

type Of<Type extends ChapterBlock['type']> = Extract<ChapterBlock, { type: Type }>

function paragraphs(
  { flow, part, column, textLang }: Context,
  texts: readonly string[],
  style: Style,
  gap: number,
) {
  texts.forEach((text, place) => {
    const node = nodeOf('P', part, textLang)
    flow.paragraph(text, { style, node, column, gap: place === 0 ? gap : style.leading * 0.5 })
  })
}

const nodeOf = (type: Node['type'], parent: Node, lang: string | undefined): Node => ({
  type,
  parent,
  ...(lang && { lang }),
})

/** Introduction of a chapter, in larger letters. */
export function addLead(context: Context, { paragraphs: texts }: Of<'lead'>) {
  paragraphs(context, texts, styles.lead, 14)
}

/** A text under its own title. */
export function addText(context: Context, { title, paragraphs: texts }: Of<'text'>) {
  const { part, isInSection, textLang } = context
  addTitle(context, nodeOf(isInSection ? 'H4' : 'H3', part, textLang), title)
  paragraphs(context, texts, styles.prose, 5)
}

function addTitle({ flow, column }: Context, node: Node, title: string) {
  const style = styles.title
  const lines = flow.type.linesOf(title, style, column.width)
  lines.forEach((line, place) => {
    const draw = (top: number) => flow.type.write(line, { x: column.x, top, style })
    const parts = [{ of: node, draw }]
    flow.add({ height: style.leading, gap: place === 0 ? 15 : 0, parts }, true)
  })
}

const inset = 16

/** One or two sentences between two results, marked by a line from moon to sun colours. */
export function addBridge(
  { flow, part, column, textLang }: Context,
  { paragraphs: texts }: Of<'bridge'>,
) {
  const { pdf, type } = flow
  const style = styles.bridge
  const x = column.x + inset
  for (const text of texts) {
    const node = nodeOf('P', part, textLang)
    const lines = type.linesOf(text, style, column.width - inset)
    const height = lines.length * style.leading
    const draw = (top: number) =>
      lines.forEach((line, place) => {
        type.write(line, { x, top: top + place * style.leading, style })
      })
    const rule = (top: number) => {
      const colour = pdf
        .linearGradient(0, top, 0, top + height)
        .stop(0, colours.moon)
        .stop(1, colours.sun)
      pdf.roundedRect(column.x, top + 2, 2, height - 4, 1).fill(colour)
    }
    flow.add({
      height,
      gap: 16,
      parts: [
        { of: 'ornament', draw: rule },
        { of: node, draw },
      ],
    })
  }
}
