import type { Core } from '@strapi/strapi'
import { reviewsTurned, reviewUid } from './review-row'

/** What everybody reads may be another now. Behind the open transaction, if there is one. */
export const tellOfReviews = ({ db, eventHub }: Core.Strapi) =>
  db.transaction(async ({ onCommit }) => {
    onCommit(() => eventHub.emit(reviewsTurned, {}))
  })

/** The same where something became of somebody that their reviews say: what they bought, or that they are gone. */
export async function tellOfWriter(strapi: Core.Strapi, userId: number | null) {
  if (userId === null) return
  const where = { userId, state: 'approved' }
  if ((await strapi.db.query(reviewUid).count({ where })) > 0) await tellOfReviews(strapi)
}
