import { messageLength, writtenLines } from '@krono/contract'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { answerMessage } from '../contact/answer-message'
import { eraseMessages } from '../contact/erase-messages'
import { refusals } from '../contact/refusals'
import { readBody } from './read-body'

const typed = z.strictObject({
  answer: writtenLines(messageLength).refine((text) => text !== ''),
})

type PanelUser = { firstname?: string | null; lastname?: string | null; email: string }

/** As the panel calls them. */
const nameOf = ({ firstname, lastname, email }: PanelUser) =>
  [firstname, lastname].filter(Boolean).join(' ') || email

/** POST `{ answer }` → 204: a letter goes to whoever wrote the message. */
export async function answer(ctx: Context) {
  const given = readBody(typed, ctx.request.body)
  const documentId = String(ctx.params.documentId)
  const outcome = await answerMessage(strapi, { documentId, ...given, by: nameOf(ctx.state.user) })
  if (outcome === 'missing') throw new errors.NotFoundError()
  if (outcome === 'answered') throw new errors.ValidationError(refusals.answered)
  ctx.status = 204
}

/** DELETE → 204: the message is gone for good, with what waits to be sent about it. */
export async function erase(ctx: Context) {
  const erased = await eraseMessages(strapi, { documentId: String(ctx.params.documentId) })
  if (erased === 0) throw new errors.NotFoundError()
  ctx.status = 204
}
