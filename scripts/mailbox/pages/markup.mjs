/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** @param {string} text */
export const escapeHtml = (text) => text.replace(/[&<>"']/gu, (sign) => entities[sign] ?? '')

/**
 * A page with our look.
 *
 * @param {{ title: string, product: string, words: import('../words.mjs').Words, content: string }} page
 */
export const pageOf = ({ title, product, words, content }) => `<!doctype html>
<html lang="${words.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · ${escapeHtml(product)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/style.css">
<script src="/refresh.js" defer></script>
</head>
<body>
<header><a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28">${escapeHtml(product)}</a></header>
<p class="visually-hidden" role="status" data-arrived="${words.arrived}"></p>
<main>
${content}
</main>
</body>
</html>
`

/** @param {string} iso @param {import('../words.mjs').Words} words */
export function timeOf(iso, words) {
  const format = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'medium' })
  return `<time datetime="${iso}">${format.format(new Date(iso))}</time>`
}
