import { type Block, wordsIn } from '@krono/contract'
import { localeOf } from '../../../platform/lib/locales'
import type { MailData } from '../mails'
import { escapeHtml } from './escape-html'
import { fillIn } from './fill-in'
import { htmlOf } from './html'
import { leaveOutUnknown } from './leave-out'
import { sheet, style } from './look'
import { oneLine } from './one-line'
import type { Brand, RenderedMail, Template, UnsubscribeLink } from './render-context'
import { safeName } from './safe-name'
import { textOf } from './text'
import { emailWords } from './words'

/** Shorter paragraphs count as greetings. */
const shortestPreview = 40
const longestPreview = 140

/** Renders an e-mail. Pure: depends only on template, values, brand and unsubscribe links. */
export function renderMail(
  template: Template,
  values: MailData,
  brand: Brand,
  unsubscribeLink?: UnsubscribeLink,
): RenderedMail {
  const data = { ...values, ...namesOf(values, brand) }
  const context = { data, brand }
  const body = leaveOutUnknown(template.body, data)
  const subject = oneLine(fillIn(template.subject, data))
  const foot = footOf(brand, unsubscribeLink)
  return {
    subject,
    html: pageOf({
      subject,
      preview: previewOf(body, data),
      content: htmlOf(body, context),
      foot,
      brand,
    }),
    text: [
      textOf(body, context),
      `-- \n${brand.name}\n${brand.siteUrl}`,
      ...foot.map(({ words, address }) => (address ? `${words}: ${address}` : words)),
      '',
    ].join('\n\n'),
  }
}

/** Names that third parties may have entered; the names needed in a sentence get a substitute. */
function namesOf(values: MailData, { language }: Brand): MailData {
  const known = (['name', 'about', 'giver', 'recipient'] as const).filter((key) => key in values)
  return Object.fromEntries(
    known.map((key) => {
      const name = safeName(String(values[key] ?? ''))
      const isOptional = key === 'name' || key === 'about'
      return [key, isOptional ? name : (name ?? emailWords[language].somebody)]
    }),
  )
}

type FootLine = { words: string; address?: string | undefined }

function footOf(
  { name, siteUrl, language, year }: Brand,
  unsubscribeLink: UnsubscribeLink | undefined,
): FootLine[] {
  const { reason, howToStop, howToChoose } = emailWords[language]
  const choose = unsubscribeLink?.preferences && {
    words: howToChoose,
    address: unsubscribeLink.preferences,
  }
  const stop = unsubscribeLink && { words: howToStop, address: unsubscribeLink.page }
  const lines = [{ words: reason(new URL(siteUrl).host) }, choose, stop]
  return [
    ...lines.filter((line) => line !== undefined && line !== ''),
    { words: `© ${year} ${name}` },
  ]
}

const footHtml = ({ words, address }: FootLine) =>
  address
    ? `<a class="muted" href="${escapeHtml(address)}" style="color:inherit">${escapeHtml(words)}</a>`
    : escapeHtml(words)

/** Preview text for the mail list: the first paragraph that is longer than a greeting. */
function previewOf(body: readonly Block[], data: MailData): string {
  const paragraphs = body.filter((block) => block.type === 'paragraph')
  const texts = paragraphs.map((block) => oneLine(fillIn(wordsIn(block), data)))
  const chosen = texts.find((text) => text.length >= shortestPreview) ?? texts.join(' ')
  return chosen.length > longestPreview ? `${chosen.slice(0, longestPreview)}…` : chosen
}

type Page = { subject: string; preview: string; content: string; foot: FootLine[]; brand: Brand }

function pageOf({ subject, preview, content, foot, brand }: Page): string {
  const site = escapeHtml(brand.siteUrl)
  return `<!doctype html>
<html lang="${localeOf[brand.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${sheet}</style>
</head>
<body class="paper" style="${style.paper}">
<div style="${style.hidden}" aria-hidden="true">${escapeHtml(preview)}</div>
<div class="ink" style="${style.column}" role="article" aria-label="${escapeHtml(subject)}">
<p style="${style.brand}"><a class="brand" href="${site}" style="color:inherit;text-decoration:none">${escapeHtml(brand.name)}</a></p>
<div class="card" style="${style.card}">
${content}
</div>
<p class="muted" style="${style.foot}">${foot.map(footHtml).join('<br>')}</p>
</div>
</body>
</html>
`
}
