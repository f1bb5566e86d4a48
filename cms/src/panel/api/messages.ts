import { messageLength, writtenLines } from '@krono/contract'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { answerMessage } from '../../messaging/contact/answer-message'
import { eraseMessages } from '../../messaging/contact/erase-messages'
import { refusals } from '../../messaging/contact/refusals'
import { readBody } from './read-body'

const typed = z.strictObject({
  answer: writtenLines(messageLength).refine((text) => text !== ''),
})

type PanelUser = { firstname?: string | null; lastname?: string | null; email: string }

/** The display name of a panel user. */
const nameOf = ({ firstname, lastname, email }: PanelUser) =>
  [firstname, lastname].filter(Boolean).join(' ') || email

/** POST `{ answer }` → 204: e-mails the answer to the message's sender. */
export async function answer(ctx: Context) {
  const body = readBody(typed, ctx.request.body)
  const documentId = String(ctx.params.documentId)
  const outcome = await answerMessage(strapi, { documentId, ...body, by: nameOf(ctx.state.user) })
  if (outcome === 'missing') throw new errors.NotFoundError()
  if (outcome === 'answered') throw new errors.ValidationError(refusals.answered)
  ctx.status = 204
}

/** DELETE → 204: erases the message permanently, with unsent e-mails about it. */
export async function erase(ctx: Context) {
  const erased = await eraseMessages(strapi, { documentId: String(ctx.params.documentId) })
  if (erased === 0) throw new errors.NotFoundError()
  ctx.status = 204
}
