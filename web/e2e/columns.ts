import type { Page } from '@playwright/test'

/** A column of running text below this many characters is not readable. */
const leastCharacters = 12
/** A painted box with more empty height than this looks broken. */
const mostEmptyPx = 400

/** Running texts in columns that are too narrow, and painted boxes with too much empty height. */
export const brokenColumns = (page: Page) =>
  page.evaluate(
    ({ leastCharacters, mostEmptyPx }) => {
      const found: string[] = []
      const isVisible = (one: Element) =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !one.closest('script, style, noscript, option, .visually-hidden, nextjs-portal')
      const nameOf = (one: Element) => `${one.tagName.toLowerCase()}.${one.className}`.slice(0, 60)

      /** The block that determines the line width of a text. */
      const blockOf = (one: Element): Element => {
        const hasNoWidth = /^(inline|contents)$/.test(getComputedStyle(one).display)
        return hasNoWidth && one.parentElement ? blockOf(one.parentElement) : one
      }
      const contents: { top: number; bottom: number; node: Node }[] = []
      const addRects = (node: Node, rects: Iterable<DOMRect>) => {
        for (const { top, bottom, width } of rects) {
          if (width > 1 && bottom > top) contents.push({ top, bottom, node })
        }
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.textContent?.trim() ?? ''
        const parent = node.parentElement
        if (!words || !parent || parent.closest('svg') || !isVisible(parent)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const lines = [...range.getClientRects()]
        addRects(node, lines)
        const block = blockOf(parent)
        const { fontSize, paddingLeft, paddingRight } = getComputedStyle(block)
        const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
        const characters = (block.clientWidth - padding) / (Number.parseFloat(fontSize) / 2)
        // Column headers wrap by the width of their figures.
        const isHead = parent.closest('thead') !== null
        const isRunning = !isHead && words.length > 2 * leastCharacters && lines.length > 2
        if (isRunning && characters < leastCharacters) {
          found.push(`${Math.round(characters)} characters wide: ${words.slice(0, 40)}`)
        }
      }

      const shown = 'img, svg, canvas, video, iframe, input, textarea, select, button, progress, hr'
      for (const one of document.querySelectorAll(shown)) {
        if (isVisible(one)) addRects(one, [one.getBoundingClientRect()])
      }
      for (const box of document.querySelectorAll('main, main *, footer, footer *')) {
        if (box.closest('svg') || !isVisible(box)) continue
        const { top, bottom, height } = box.getBoundingClientRect()
        if (height <= mostEmptyPx) continue
        const { backgroundColor, borderTopWidth, backgroundImage } = getComputedStyle(box)
        const isPainted =
          !/, 0\)$|transparent/.test(backgroundColor) ||
          borderTopWidth !== '0px' ||
          backgroundImage !== 'none'
        // The page's main area may be taller than its content.
        const isArea = box.tagName === 'MAIN'
        if (!isPainted && !isArea) continue
        const inside = contents
          .filter(({ node }) => box.contains(node))
          .sort((a, b) => a.top - b.top)
        let end = top
        let gap = 0
        for (const content of inside) {
          gap = Math.max(gap, content.top - end)
          end = Math.max(end, content.bottom)
        }
        if (!isArea) gap = Math.max(gap, bottom - end)
        if (gap > mostEmptyPx) found.push(`${Math.round(gap)} px empty: ${nameOf(box)}`)
      }
      return [...new Set(found)]
    },
    { leastCharacters, mostEmptyPx },
  )
