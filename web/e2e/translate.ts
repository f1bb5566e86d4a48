/**
 * Simulates the translators of Chrome and Edge: removes each text node and puts a new one within `<font>` in its place; on
 * a page with deferred hydration after it has loaded, on others after hydration, and then for each new node. The text
 * does not change, so that a test finds it. Runs in the browser.
 */
export function translatePages() {
  const skipped = 'script, style, noscript, textarea, option, title, font'
  const translate = (text: Node) => {
    if (!text.nodeValue?.trim() || text.parentElement?.closest(skipped)) return
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstChild?.appendChild(document.createTextNode(text.nodeValue))
    text.parentNode?.replaceChild(font, text)
  }
  const textsIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    return texts
  }
  const translateAll = () => textsIn(document.body).forEach(translate)
  const isHydrated = () =>
    [...document.querySelectorAll('main, a, button, input')].every((one) =>
      Object.keys(one).some((key) => key.startsWith('__reactFiber')),
    )
  const follow = () => {
    if (!isHydrated()) return requestIdleCallback(follow)
    translateAll()
    document.documentElement.dataset.translated = 'true'
    const changes = new MutationObserver(translateAll)
    changes.observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  addEventListener('DOMContentLoaded', () => {
    if (document.querySelector('script[type=deferred]')) translateAll()
    requestIdleCallback(follow)
  })
}
