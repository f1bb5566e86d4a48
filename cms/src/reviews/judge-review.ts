import type { Language, ReviewState } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { reviewTable } from './review-row'
import { tellOfReviews } from './tell-of-reviews'

type Verdict = {
  id: string
  state: ReviewState
  /** When it was written that the editor has read. */
  writtenAt: string
}

const changed = {
  hun: 'Ezt közben átírták vagy visszavonták: töltsd újra az oldalt, és olvasd el úgy, ahogy most van.',
  eng: 'This was rewritten or withdrawn meanwhile: load the page anew and read it as it is now.',
  rus: 'Отзыв тем временем изменили или удалили: перезагрузи страницу и прочти его заново.',
} as const satisfies Record<Language, string>

/**
 * An editor's yes or no to the very words that they read: a review that was rewritten since is not shown by it. One
 * statement with its condition, so that of two at once one is told.
 */
export async function judgeReview(strapi: Core.Strapi, { id, state, writtenAt }: Verdict) {
  const count = await strapi.db
    .connection(reviewTable)
    .where({ document_id: id, written_at: new Date(writtenAt) })
    .update({ state, updated_at: now(), ...(state !== 'refused' && { reason: null }) })
  if (count === 0) throw new errors.ValidationError(changed[env.LANGUAGE])
  await tellOfReviews(strapi)
  return { state }
}
