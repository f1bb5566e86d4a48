import { type Block, wordsIn } from '@krono/contract'
import { localeOf } from '../../lib/locales'
import type { MailData } from '../mails'
import { escapeHtml } from './escape-html'
import { fillIn } from './fill-in'
import { htmlOf } from './html'
import { leaveOutUnknown } from './leave-out'
import type { Brand, RenderedMail, Template, WayOut } from './letter'
import { sheet, style } from './look'
import { nameInLetter } from './name-in-letter'
import { oneLine } from './one-line'
import { textOf } from './text'
import { letterWords } from './words'

/** Shorter paragraphs are greetings. */
const shortestPreview = 40
const longestPreview = 140

/** A letter as it is sent. Pure: the same template, values, brand and way out make the same letter. */
export function renderMail(
  template: Template,
  given: MailData,
  brand: Brand,
  wayOut?: WayOut,
): RenderedMail {
  const data = { ...given, ...namesOf(given, brand) }
  const letter = { data, brand }
  const body = leaveOutUnknown(template.body, data)
  const subject = oneLine(fillIn(template.subject, data))
  const foot = footOf(brand, wayOut)
  return {
    subject,
    html: pageOf({
      subject,
      preview: previewOf(body, data),
      content: htmlOf(body, letter),
      foot,
      brand,
    }),
    text: [
      textOf(body, letter),
      `-- \n${brand.name}\n${brand.siteUrl}`,
      ...foot.map(({ words, address }) => (address ? `${words}: ${address}` : words)),
      '',
    ].join('\n\n'),
  }
}

/** Names that anybody may have typed; where a sentence is about one, it cannot do without. */
function namesOf(given: MailData, { language }: Brand): MailData {
  const known = (['name', 'about', 'giver', 'recipient'] as const).filter((key) => key in given)
  return Object.fromEntries(
    known.map((key) => {
      const name = nameInLetter(String(given[key] ?? ''))
      const isLeftOut = key === 'name' || key === 'about'
      return [key, isLeftOut ? name : (name ?? letterWords[language].somebody)]
    }),
  )
}

type FootLine = { words: string; address?: string | undefined }

function footOf({ name, siteUrl, language, year }: Brand, wayOut: WayOut | undefined): FootLine[] {
  const { reason, howToStop, howToChoose } = letterWords[language]
  const choose = wayOut?.preferences && { words: howToChoose, address: wayOut.preferences }
  const stop = wayOut && { words: howToStop, address: wayOut.page }
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

/** What a list of mails shows beside the subject: the first sentence that is more than a greeting. */
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
<h1 class="ink" style="${style.title}">${escapeHtml(subject)}</h1>
${content}
</div>
<p class="muted" style="${style.foot}">${foot.map(footHtml).join('<br>')}</p>
</div>
</body>
</html>
`
}
