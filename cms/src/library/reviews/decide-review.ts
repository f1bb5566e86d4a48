import type { Language, ReviewState } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { announceReviews } from './announce-reviews'
import { reviewTable } from './review-row'

type Verdict = {
  id: string
  state: ReviewState
  /** The version that the editor has read. */
  writtenAt: string
}

const changed = {
  hun: 'Ezt közben átírták vagy visszavonták: töltsd újra az oldalt, és olvasd el úgy, ahogy most van.',
  eng: 'This was rewritten or withdrawn meanwhile: load the page anew and read it as it is now.',
  rus: 'Отзыв тем временем изменили или удалили: перезагрузи страницу и прочти его заново.',
} as const satisfies Record<Language, string>

/**
 * Approves or rejects the version that the editor read: one rewritten since is not affected. One conditional statement,
 * so that of concurrent calls one succeeds.
 */
export async function decideReview(strapi: Core.Strapi, { id, state, writtenAt }: Verdict) {
  const count = await strapi.db
    .connection(reviewTable)
    .where({ document_id: id, written_at: new Date(writtenAt) })
    .update({ state, updated_at: now(), ...(state !== 'refused' && { reason: null }) })
  if (count === 0) throw new errors.ValidationError(changed[env.LANGUAGE])
  await announceReviews(strapi)
  return { state }
}
