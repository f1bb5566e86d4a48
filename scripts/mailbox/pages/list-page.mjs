import { escapeHtml, pageOf, timeOf } from './markup.mjs'

/** @param {import('../store.mjs').Mail} mail @param {import('../words.mjs').Words} words */
const rowOf = (
  { id, subject, to, receivedAt, text },
  words,
) => `<li><a class="row" href="/mail/${id}">
<span class="subject">${escapeHtml(subject || words.noSubject)}</span>
<span class="to">${escapeHtml(to)}</span>
<span class="when">${timeOf(receivedAt, words)}</span>
<span class="beginning">${escapeHtml(text.replace(/\s+/gu, ' ').slice(0, 140))}</span>
</a></li>`

/**
 * @param {readonly import('../store.mjs').Mail[]} mails
 * @param {{ product: string, words: import('../words.mjs').Words }} look
 */
export function listPage(mails, { product, words }) {
  const list =
    mails.length === 0
      ? `<div class="card empty"><p><strong>${words.empty}</strong></p><p class="muted">${words.emptyHint}</p></div>`
      : `<ol class="card list">${mails.map((mail) => rowOf(mail, words)).join('\n')}</ol>
<form method="post" action="/clear"><button type="submit">${words.clear}</button></form>`
  const content = `<h1>${words.title}</h1>\n<p class="muted">${words.intro}</p>\n<div id="mails">${list}</div>`
  return pageOf({ title: words.title, product, words, content })
}
