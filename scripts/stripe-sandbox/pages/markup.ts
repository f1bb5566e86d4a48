import { escapeHtml } from '../../mailbox/pages/markup.ts'

/**
 * A page of the sandbox, with the look of the mailbox.
 *
 * @param page `home`: where the name of the product leads; nowhere for buyers, who would lose their checkout
 */
export function pageOf({
  title,
  product,
  language,
  badge,
  home,
  isNarrow = false,
  content,
}: {
  title: string
  product: string
  language: string
  badge: string
  home?: string
  isNarrow?: boolean
  content: string
}) {
  const name = `<img src="/icon.svg" alt="" width="28" height="28">${escapeHtml(product)}`
  const brand = home
    ? `<a class="brand" href="${home}">${name}</a>`
    : `<span class="brand">${name}</span>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(product)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/base.css">
<link rel="stylesheet" href="/style.css">
</head>
<body${isNarrow ? ' class="narrow"' : ''}>
<header class="top">${brand}<span class="badge">${escapeHtml(badge)}</span></header>
<main>
${content}
</main>
</body>
</html>
`
}
