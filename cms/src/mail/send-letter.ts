import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { describeFailure, isUnreachable, pausesMs } from './after-failure'
import { findTemplate } from './find-template'
import { giveLetter, type OutboxRow, personalGone, takeLetter } from './outbox-rows'
import { recipientOf } from './recipient-of'
import { renderMail } from './render/render-mail'
import { messageIdOf, sendBySmtp } from './transport'

/** 'unreachable': there is no use in trying another letter now. */
export type Outcome = 'done' | 'taken' | 'failed' | 'unreachable'

/** Sends one letter of the outbox, unless another process has it already. */
export async function sendLetter(strapi: Core.Strapi, row: OutboxRow): Promise<Outcome> {
  const letter = await takeLetter(strapi, row)
  if (!letter) return 'taken'
  try {
    await send(strapi, letter)
    return 'done'
  } catch (error) {
    await putBack(strapi, letter, error)
    return isUnreachable(error) ? 'unreachable' : 'failed'
  }
}

async function send(strapi: Core.Strapi, letter: OutboxRow) {
  const { data, language } = letter
  const template = await findTemplate(strapi, letter)
  if (!template) throw new Error(`There is no template "${letter.mail}".`)
  const over = { lastError: null, ...personalGone }
  const to = await recipientOf(strapi, letter)
  if (template === 'switchedOff' || !to) {
    return giveLetter(strapi, letter, { state: 'skipped', ...over })
  }
  const { PRODUCT_NAME: name, PUBLIC_URL: siteUrl } = env
  const rendered = renderMail(template, data ?? {}, { name, siteUrl, language })
  const messageId = messageIdOf(letter)
  await sendBySmtp({ ...rendered, to, messageId })
  await giveLetter(strapi, letter, { state: 'sent', sentAt: now(), messageId, ...over })
}

async function putBack(strapi: Core.Strapi, letter: OutboxRow, error: unknown) {
  const { documentId, mail, attempts } = letter
  const lastError = describeFailure(error)
  const pauseMs = pausesMs[attempts - 1]
  const isDead = pauseMs === undefined
  const dueAt = new Date(now().getTime() + (pauseMs ?? 0))
  await giveLetter(strapi, letter, { state: isDead ? 'dead' : 'waiting', dueAt, lastError })
  const what = `Mail ${documentId} (${mail})`
  if (isDead) strapi.log.error(`${what} is given up after ${attempts} tries: ${lastError}`)
  else strapi.log.warn(`${what} could not be sent, try ${attempts}: ${lastError}`)
}
