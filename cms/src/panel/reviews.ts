import { reviewStates } from '@krono/contract'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { judgeReview } from '../reviews/judge-review'
import { type ReviewRow, reviewUid } from '../reviews/review-row'
import { readBody } from './read-body'

const verdict = z.strictObject({
  state: z.enum(reviewStates),
  writtenAt: z.iso.datetime().max(40),
})

/** What has been said of a review, and the instant of the words that it was said of. */
export async function state({ params }: Context) {
  const row: ReviewRow | null = await strapi.db
    .query(reviewUid)
    .findOne({ where: { documentId: String(params.id) } })
  if (!row) throw new errors.NotFoundError()
  return { state: row.state, writtenAt: new Date(row.writtenAt).toISOString() }
}

/** An editor's yes or no. */
export const judge = ({ params, request }: Context) =>
  judgeReview(strapi, { id: String(params.id), ...readBody(verdict, request.body) })
