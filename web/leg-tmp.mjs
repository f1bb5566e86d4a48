// leg-tmp.ts
import { chromium } from '@playwright/test'

// e2e/legible.ts
var smallTexts = (page, leastPx) =>
  page.evaluate((least) => {
    const found = []
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
var cutTexts = (page) =>
  page.evaluate(() => {
    const found = []
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`page: ${scrollWidth} of ${clientWidth}`)
    const scrolls = (one) =>
      /auto|scroll/.test(getComputedStyle(one).overflowX) ||
      (one.parentElement !== null && scrolls(one.parentElement))
    for (const one of document.querySelectorAll('body *')) {
      if (
        one.closest(
          'svg, script, style, noscript, .visually-hidden, [aria-hidden="true"], nextjs-portal',
        )
      )
        continue
      const hasWords = [...one.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      )
      if (!hasWords || !one.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(one)
      const { left, right, width } = range.getBoundingClientRect()
      if (width < 2) continue
      const words = one.textContent?.trim().slice(0, 40)
      const isOutside = left < -1 || right > clientWidth + 1
      if (isOutside && !scrolls(one)) found.push(`outside: ${words}`)
      for (let box = one; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        if (!/hidden|clip/.test(`${overflowX} ${overflowY}`) || box === document.body) continue
        const edge = box.getBoundingClientRect()
        if (right > edge.right + 1 || left < edge.left - 1) found.push(`cut: ${words}`)
      }
    }
    return [...new Set(found)]
  })

// leg-tmp.ts
var b = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
var c = await b.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
await c.addCookies([
  {
    name: 'selection',
    value: encodeURIComponent('{"necessary":true,"analytics":false}'),
    url: 'http://localhost:4270',
  },
])
var p = await c.newPage()
var paths = process.argv[2].split(',')
for (const path of paths) {
  try {
    await p.goto('http://localhost:4270' + path, { timeout: 2e5, waitUntil: 'load' })
    const t = await p.title()
    console.log('##', path, t, JSON.stringify(await smallTexts(p, 12)))
    await p.addStyleTag({ content: ':root { font-size: 200% !important; }' })
    console.log('   200%', JSON.stringify(await cutTexts(p)))
    await p.screenshot({ path: `/tmp/shop-shots/big-${path.replace(/\W+/g, '_')}.png` })
  } catch (e) {
    console.log(path, String(e).slice(0, 150))
  }
}
await b.close()
