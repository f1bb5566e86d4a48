import { escapeHtml, pageOf, timeOf } from './markup.mjs'

/** @typedef {import('../store.mjs').Mail} Mail */
/** @typedef {import('../words.mjs').Words} Words */

/** @param {[string, string][]} rows */
const factsOf = (rows) =>
  `<dl class="facts">${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`

/** @param {string} title @param {string} content */
const folded = (title, content) =>
  content && `<details class="card"><summary>${title}</summary>${content}</details>`

/** @param {Mail} mail */
const headersOf = ({ headers }) =>
  factsOf(headers.map(({ key, value }) => [escapeHtml(key), escapeHtml(value)]))

/** @param {Mail} mail @param {Words} words */
const linksOf = ({ links }, words) =>
  links.length === 0
    ? ''
    : `<ul>${links
        .map((link) => escapeHtml(link))
        .map(
          (link) =>
            `<li><a href="${link}" target="_blank" rel="noreferrer noopener">${link}</a> <span class="muted">${words.newTab}</span></li>`,
        )
        .join('')}</ul>`

/** @param {Mail} mail */
const attachmentsOf = ({ attachments }) =>
  attachments.length === 0
    ? ''
    : `<ul>${attachments
        .map(
          ({ name, type, bytes }) =>
            `<li>${escapeHtml(name || type)} · ${escapeHtml(type)} · ${bytes} B</li>`,
        )
        .join('')}</ul>`

/** @param {Mail} mail @param {{ product: string, words: Words }} look */
export function mailPage(mail, { product, words }) {
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

/** @param {{ product: string, words: Words }} look */
export const missingPage = ({ product, words }) =>
  pageOf({
    title: words.missing,
    product,
    words,
    content: `<h1>${words.missing}</h1>\n<p><a href="/">← ${words.back}</a></p>`,
  })
