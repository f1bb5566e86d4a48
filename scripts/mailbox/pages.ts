import { escapeHtml, factsOf, pageOf } from './page.ts'
import type { Mail } from './store.ts'

const titleOf = ({ subject }: Mail) => subject || '(no subject)'

const rowOf = (mail: Mail) => `<li><a href="/mail/${mail.id}">${escapeHtml(titleOf(mail))}</a><br>
${escapeHtml(mail.to)}, ${mail.receivedAt}</li>`

export const listPage = (mails: readonly Mail[]) =>
  pageOf(
    'Mailbox',
    `<p>Every letter that the site sends arrives here. Nothing leaves for the internet. <a href="/">Reload</a></p>
${mails.length === 0 ? '<p>No letter yet.</p>' : `<ol>${mails.map(rowOf).join('\n')}</ol>`}`,
  )

/** Displays an e-mail; its HTML has no scripts, forms or cookies here, and links open in a new tab. */
export const mailPage = (mail: Mail) =>
  pageOf(
    titleOf(mail),
    `<p><a href="/">Back to the letters</a></p>
${factsOf([
  ['From', escapeHtml(mail.from)],
  ['To', escapeHtml(mail.to)],
  ['Arrived', mail.receivedAt],
])}
<iframe src="/mail/${mail.id}/html" title="As HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As plain text</h2>
<pre>${escapeHtml(mail.text)}</pre>
<details><summary>Headers</summary>
${factsOf(mail.headers.map(({ key, value }) => [key, escapeHtml(value)]))}
</details>`,
  )
