import { networkOf } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { env } from '../../platform/lib/env'
import { contentLocales } from '../../platform/lib/locales'
import { accountLimits } from '../../platform/lib/rate-limits'
import { countAttempts } from '../../platform/limits/attempts'

const uid = 'api::faq-entry.faq-entry'
const table = 'faq_entries'

type Vote = { id: string; helped: boolean }

/** Counted by network and FAQ answer, hashed, in memory, for half a day: votes are never stored with their origin. */
const votes = countAttempts(accountLimits.faqVotes)

/**
 * Counts a vote on an FAQ answer in the shown locale; a second vote of the same network on the same answer is accepted
 * but not counted (decision public-forms). Throws notFound.
 */
export async function voteFaq(strapi: Core.Strapi, { id, helped }: Vote, address: string) {
  const locale = await shownLocale(strapi, id)
  if (!locale) throw new AppError('notFound')
  const isCounted = await votes.add(`${networkOf(address)} ${id}`)
  if (isCounted) {
    const column = helped ? 'helped_yes' : 'helped_no'
    // The draft too: publishing copies it.
    await strapi.db
      .connection(table)
      .where({ document_id: id, locale })
      .update({ [column]: strapi.db.connection.raw('coalesce(??, 0) + 1', [column]) })
  }
  return { isCounted }
}

/** The locale in which visitors see an entry; undefined if they do not. */
async function shownLocale({ db }: Core.Strapi, documentId: string): Promise<string | undefined> {
  const rows: { locale: string }[] = await db
    .query(uid)
    .findMany({ where: { documentId, publishedAt: { $notNull: true } }, select: ['locale'] })
  return contentLocales[env.LANGUAGE].find((one) => rows.some(({ locale }) => locale === one))
}
