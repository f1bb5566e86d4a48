import type { Words } from '../words.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/gu, (sign) => entities[sign] ?? '')

/** A page with our look. */
export const pageOf = ({
  title,
  product,
  words,
  content,
}: {
  title: string
  product: string
  words: Words
  content: string
}) => `<!doctype html>
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

export function timeOf(iso: string, words: Words) {
  const format = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'medium' })
  return `<time datetime="${iso}">${format.format(new Date(iso))}</time>`
}
