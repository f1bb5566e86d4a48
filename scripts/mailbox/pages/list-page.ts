import type { Mail } from '../store.ts'
import type { Words } from '../words.ts'
import { escapeHtml, pageOf, timeOf } from './markup.ts'

const rowOf = (
  { id, subject, to, receivedAt, text }: Mail,
  words: Words,
) => `<li><a class="row" href="/mail/${id}">
<span class="subject">${escapeHtml(subject || words.noSubject)}</span>
<span class="to">${escapeHtml(to)}</span>
<span class="when">${timeOf(receivedAt, words)}</span>
<span class="beginning">${escapeHtml(text.replace(/\s+/gu, ' ').slice(0, 140))}</span>
</a></li>`

export function listPage(
  mails: readonly Mail[],
  { product, words }: { product: string; words: Words },
) {
  const list =
    mails.length === 0
      ? `<div class="card empty"><p><strong>${words.empty}</strong></p><p class="muted">${words.emptyHint}</p></div>`
      : `<ol class="card list">${mails.map((mail) => rowOf(mail, words)).join('\n')}</ol>
<form method="post" action="/clear"><button type="submit">${words.clear}</button></form>`
  const content = `<h1>${words.title}</h1>\n<p class="muted">${words.intro}</p>\n<div id="mails">${list}</div>`
  return pageOf({ title: words.title, product, words, content })
}
