import { chartOf } from '@krono/chart'
import {
  type Block,
  type BlockOf,
  drawingPath,
  drawingSize,
  emblemPath,
  type Language,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findUser } from '../../members/users/user-row'
import { fetchDrawing } from '../../publishing/blocks/fetch-drawing'
import { isMailName, mailRow } from './mails'
import type { OutboxRow } from './outbox-rows'
import { escapeHtml } from './render/escape-html'
import type { RenderedMail } from './render/render-context'
import { emailWords } from './render/words'

/** A picture inside an e-mail, referenced as `cid:` (RFC 2392). */
export type InlinePicture = { cid: string; filename: string; contentType: string; content: Buffer }

export type OwnDrawing = { block: Block; inside?: { path: string; content: Buffer } }

const noWords: { children: [{ type: 'text'; text: '' }] } = {
  children: [{ type: 'text', text: '' }],
}

const chartBlock = (date: string): BlockOf<'chart'> => ({
  type: 'chart',
  date,
  caption: '',
  ...noWords,
})

const emblemBlock = (date: string, language: Language): BlockOf<'image'> => {
  const url = emblemPath(chartOf(date).character)
  const words = { alternativeText: '', caption: emailWords[language].emblem }
  return { type: 'image', image: { url, ...drawingSize.emblem, ...words }, ...noWords }
}

/** The drawing of the reader for the e-mail of a name; undefined for most. */
export function ownBlock(mail: string, birthDate: string, language: Language): Block | undefined {
  const shown = isMailName(mail) ? mailRow(mail).showsOwn : undefined
  if (shown === 'chart') return chartBlock(birthDate)
  return shown === 'emblem' ? emblemBlock(birthDate, language) : undefined
}

/**
 * The reader's drawing, rendered when the e-mail is sent, so that the outbox stores no date of birth. Undefined for
 * e-mails without one, without a known date of birth, and for a chart while web, which renders it, is down.
 */
export async function readOwnDrawing(
  strapi: Core.Strapi,
  { mail, userId, language }: Pick<OutboxRow, 'mail' | 'userId' | 'language'>,
): Promise<OwnDrawing | undefined> {
  if (!isMailName(mail) || !mailRow(mail).showsOwn || !userId) return undefined
  const birthDate = (await findUser(strapi, userId))?.birthDate
  const block = birthDate ? ownBlock(mail, birthDate, language) : undefined
  if (block?.type !== 'chart') return block && { block }
  const path = drawingPath(block)
  const drawn = await fetchDrawing(path)
  if (!drawn?.ok) return undefined
  return { block, inside: { path, content: Buffer.from(await drawn.arrayBuffer()) } }
}

/** Inserts a drawing below the greeting; the body stays unchanged if an editor has added a chart. */
export function withOwnDrawing(body: readonly Block[], drawing: Block | undefined): Block[] {
  const [greeting, ...rest] = body
  if (!drawing || !greeting || body.some(({ type }) => type === 'chart')) return [...body]
  return [greeting, drawing, ...rest]
}

const cid = 'own-chart'

/**
 * Embeds the reader's chart in an e-mail: the URL of the drawing contains the date of birth, and mail programs and
 * their proxies fetch URLs.
 */
export function embedOwnDrawing(
  mail: RenderedMail,
  drawing: OwnDrawing | undefined,
  siteUrl: string,
): RenderedMail & { attachments?: InlinePicture[] } {
  if (!drawing?.inside) return mail
  const { path, content } = drawing.inside
  const html = mail.html.replaceAll(escapeHtml(new URL(path, siteUrl).href), `cid:${cid}`)
  if (html === mail.html) return mail
  const picture = { cid, filename: 'chart.png', contentType: 'image/png', content }
  return { ...mail, html, attachments: [picture] }
}
