import { page as a4, type Page } from './page'
import type { Pdf } from './pdf'
import type { Link, Node } from './piece'

type Element = PDFKit.PDFStructureElement

type DrawnLink = Link & { draw: () => void; top: number }

/** The structure tree for screen readers, built in the order in which the pages are drawn. */
export function structureOf(pdf: Pdf, page: Page = a4) {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const elements = new Map<Node, Element>()

  function elementOf(node: Node, top = 0): Element {
    const known = elements.get(node)
    if (known) return known
    const { type, parent, lang, alt, scope, box } = node
    const options = {
      ...(lang && { lang }),
      ...(alt && { alt }),
      ...(scope && { scope }),
      ...(box && { bbox: [box.x, top, box.x + box.width, top + box.height] }),
    }
    const element = pdf.struct(type, options)
    ;(parent ? elementOf(parent) : root).add(element)
    elements.set(node, element)
    return element
  }

  return {
    /** Draws content of a node; several pieces still belong to one element. */
    draw(node: Node, top: number, draw: () => void) {
      elementOf(node, top).add(draw)
    },
    /** Draws content that screen readers ignore. */
    ornament(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
      pdf.markContent('Artifact', { type })
      draw()
      pdf.endMarkedContent()
    },
    /** A link as an element. */
    link(parent: Node, { draw, top, height, title, box = page.whole, ...link }: DrawnLink) {
      const element = pdf.struct('Link')
      elementOf(parent).add(element)
      element.add(draw)
      const options = {
        structParent: element,
        // A text must be a String object for pdfkit; a plain string would become a PDF name.
        Contents: Object(title),
      }
      if ('to' in link) pdf.goTo(box.x, top, box.width, height, link.to, options)
      else pdf.link(box.x, top, box.width, height, link.url, options)
      element.end()
    },
  }
}

export type Structure = ReturnType<typeof structureOf>
