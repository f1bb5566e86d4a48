import { closedKey } from './closed'

/**
 * Inline script, the first child of a banner: hides the banner before it is painted if it was closed in this session or
 * has ended, so that the layout does not shift at hydration; and on a phone before a consent choice, to leave room for the
 * content of the page beside the cookie bar. The text is constant, because the content security policy allows it by its
 * hash; the end time is in an attribute of the banner.
 */
export const hideBannerScript = `(banner => {
let closed = null
try { closed = sessionStorage.getItem('${closedKey}') } catch {}
const isFirst = innerWidth < 640 && !/(^|; )selection=/.test(document.cookie)
if (isFirst || closed !== null || Date.now() >= +banner.dataset.end) banner.hidden = true
})(document.currentScript.parentElement)`
