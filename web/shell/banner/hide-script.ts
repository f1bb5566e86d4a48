import { closedKey } from './closed'

/**
 * First child of a banner: hides it before anything of it is painted when it was closed in this session
 * or its time is over, and on a phone while the cookie bar still asks: a first screen is for what the page is about. So
 * nothing jumps when React comes. A constant text, because the content
 * security policy knows it by its hash; the end stands on the banner.
 */
export const hideBannerScript = `(banner => {
let closed = null
try { closed = sessionStorage.getItem('${closedKey}') } catch {}
const isFirst = innerWidth < 640 && !/(^|; )selection=/.test(document.cookie)
if (isFirst || closed !== null || Date.now() >= +banner.dataset.end) banner.hidden = true
})(document.currentScript.parentElement)`
