import type { Page } from '@playwright/test'

/** Texts that are rendered smaller than `leastPx`, in the page and in its drawings, at any scale. */
export const smallTexts = (page: Page, leastPx: number) =>
  page.evaluate((least) => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim()
      const parent = node.parentElement
      if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest('script, style, noscript, option, .visually-hidden, nextjs-portal'))
        continue
      const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale
      if (size < least - 0.05) found.push(`${size.toFixed(1)} px: ${words.slice(0, 40)}`)
    }
    return [...new Set(found)]
  }, leastPx)

/** Overflow: a page wider than its window, and texts cut by their own box or by the window's edge. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`page: ${scrollWidth} of ${clientWidth}`)
    const scrolls = (one: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(one).overflowX) ||
      (one.parentElement !== null && scrolls(one.parentElement))
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      if (
        one.closest(
          'svg, script, style, noscript, .visually-hidden, [aria-hidden="true"], nextjs-portal',
        )
      )
        continue
      if (!one.checkVisibility({ visibilityProperty: true })) continue
      const own = [...one.childNodes].find(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      )
      if (!own) continue
      const range = document.createRange()
      range.selectNodeContents(own)
      const { left, right, width } = range.getBoundingClientRect()
      if (width < 2) continue
      const words = own.textContent?.trim().slice(0, 40)
      const isOutside = left < -1 || right > clientWidth + 1
      if (isOutside && !scrolls(one)) found.push(`outside: ${words}`)
      for (let box: HTMLElement | null = one; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        if (!/hidden|clip/.test(`${overflowX} ${overflowY}`) || box === document.body) continue
        const edge = box.getBoundingClientRect()
        if (right > edge.right + 1 || left < edge.left - 1) found.push(`cut: ${words}`)
      }
    }
    return [...new Set(found)]
  })
