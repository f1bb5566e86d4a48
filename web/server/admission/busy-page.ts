import { escapeMarkup } from '@/base/text/escape-markup'
import { locale } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { darkPalette, lightPalette } from '@/lib/contract/palette'

const coloursOf = ({ paper, ink }: typeof lightPalette | typeof darkPalette) =>
  `body{background:${paper};color:${ink}}`

const styles = `
:root{color-scheme:light dark}
body{max-width:38rem;margin:3rem auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif}
h1{font-size:1.75rem;line-height:1.2}
a{color:inherit}
${coloursOf(lightPalette)}
@media (prefers-color-scheme:dark){${coloursOf(darkPalette)}}`

function busyWords() {
  const t = translations('busy')
  return { title: t('title'), lead: t('lead'), again: t('again') }
}

/** The words of the site's error page. */
function unavailableWords() {
  const t = translations('error')
  return { title: t('title'), lead: t('text'), again: t('retry') }
}

/**
 * The page that a browser gets when the queue is full, or when the cms is down (`isAway`). Its link reloads the same
 * address.
 */
export function busyPage(isAway: boolean): string {
  const words = isAway ? unavailableWords() : busyWords()
  const title = escapeMarkup(words.title)
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeMarkup(words.lead)}</p>
<p><a href="">${escapeMarkup(words.again)}</a></p>
</main>
</body>
</html>
`
}
