import { reviewStates } from '@krono/contract'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { decideReview } from '../../library/reviews/decide-review'
import { type ReviewRow, reviewUid } from '../../library/reviews/review-row'
import { readBody } from './read-body'

const verdict = z.strictObject({
  state: z.enum(reviewStates),
  writtenAt: z.iso.datetime().max(40),
})

/** The decision on a review, and the version it applies to. */
export async function state({ params }: Context) {
  const row: ReviewRow | null = await strapi.db
    .query(reviewUid)
    .findOne({ where: { documentId: String(params.id) } })
  if (!row) throw new errors.NotFoundError()
  return { state: row.state, writtenAt: new Date(row.writtenAt).toISOString() }
}

/** An editor's approval or rejection. */
export const moderate = ({ params, request }: Context) =>
  decideReview(strapi, { id: String(params.id), ...readBody(verdict, request.body) })
