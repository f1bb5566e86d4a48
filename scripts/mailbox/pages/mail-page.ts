import type { Mail } from '../store.ts'
import type { Words } from '../words.ts'
import { escapeHtml, pageOf, timeOf } from './markup.ts'

const factsOf = (rows: [string, string][]) =>
  `<dl class="facts">${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`

const folded = (title: string, content: string) =>
  content && `<details class="card"><summary>${title}</summary>${content}</details>`

const headersOf = ({ headers }: Mail) =>
  factsOf(headers.map(({ key, value }) => [escapeHtml(key), escapeHtml(value)]))

const linksOf = ({ links }: Mail, words: Words) =>
  links.length === 0
    ? ''
    : `<ul>${links
        .map((link) => escapeHtml(link))
        .map(
          (link) =>
            `<li><a href="${link}" target="_blank" rel="noreferrer noopener">${link}</a> <span class="muted">${words.newTab}</span></li>`,
        )
        .join('')}</ul>`

const attachmentsOf = ({ attachments }: Mail) =>
  attachments.length === 0
    ? ''
    : `<ul>${attachments
        .map(
          ({ name, type, bytes }) =>
            `<li>${escapeHtml(name || type)} · ${escapeHtml(type)} · ${bytes} B</li>`,
        )
        .join('')}</ul>`

export function mailPage(mail: Mail, { product, words }: { product: string; words: Words }) {
  const title = mail.subject || words.noSubject
  // Without scripts, forms or cookies; links open in a tab of their own.
  const frame = mail.html
    ? `<h2>${words.html}</h2>\n<iframe class="card" src="/mail/${mail.id}/html" title="${escapeHtml(title)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : ''
  const content = `<p><a href="/">← ${words.back}</a></p>
<h1>${escapeHtml(title)}</h1>
${factsOf([
  [words.from, escapeHtml(mail.from)],
  [words.to, escapeHtml(mail.to)],
  [words.date, timeOf(mail.receivedAt, words)],
])}
${frame}
<h2>${words.text}</h2>
<pre class="card" tabindex="0">${escapeHtml(mail.text)}</pre>
${folded(words.links, linksOf(mail, words))}
${folded(words.attachments, attachmentsOf(mail))}
${folded(words.headers, headersOf(mail))}`
  return pageOf({ title, product, words, content })
}

export const missingPage = ({ product, words }: { product: string; words: Words }) =>
  pageOf({
    title: words.missing,
    product,
    words,
    content: `<h1>${words.missing}</h1>\n<p><a href="/">← ${words.back}</a></p>`,
  })
