import { linkTo } from '@/base/routing/links'
import { escapeMarkup } from '@/base/text/escape-markup'
import { locale } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { darkPalette, lightPalette } from '@/lib/contract/palette'

const coloursOf = ({ paper, ink, line }: typeof lightPalette | typeof darkPalette) =>
  `body{background:${paper};color:${ink}}pre{border-color:${line}}`

const sheet = `
:root{color-scheme:light dark}
body{max-width:38rem;margin:3rem auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif}
pre{padding:1rem;border:1px solid;border-radius:18px;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
a{color:inherit}
${coloursOf(lightPalette)}
@media (prefers-color-scheme:dark){${coloursOf(darkPalette)}}`

type Told = {
  /** What went wrong, sentence by sentence; undefined: nothing did. */
  faults?: readonly string[]
  /** What was typed. */
  typed: readonly string[]
}

/**
 * What a browser without scripts is told of the message that it sent: that it has come, or why not, and then also what
 * was typed, so that it is not lost. Text alone: nothing in it is read as markup.
 */
export function plainDocument({ faults, typed }: Told): string {
  const t = translations('contact')
  const title = escapeMarkup(t(faults ? 'failedTitle' : 'sentTitle'))
  const said = (faults ?? [t('done')]).map((line) => `<p>${escapeMarkup(line)}</p>`).join('\n')
  const kept = faults
    ? `<p>${escapeMarkup(t('typed'))}</p>\n<pre>${escapeMarkup(typed.filter(Boolean).join('\n'))}</pre>`
    : ''
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${sheet}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${said}
${kept}
<p><a href="${linkTo('contact')}">${escapeMarkup(t('back'))}</a></p>
</main>
</body>
</html>
`
}
