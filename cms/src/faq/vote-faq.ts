import { networkOf } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { countAttempts } from '../lib/attempts'
import { env } from '../lib/env'
import { contentLocales } from '../lib/locales'
import { accountLimits } from '../lib/rate-limits'

const uid = 'api::faq-entry.faq-entry'
const table = 'faq_entries'

type Vote = { id: string; helped: boolean }

/** By network and answer, as hashes, in memory, for half a day: who said what is never written down. */
const said = countAttempts(accountLimits.faqVotes)

/**
 * Adds one to what an answer's readers said of it, in the language in which it is shown; a second word from the same
 * network about the same answer is heard and not counted (decision 183). Throws notFound.
 */
export async function voteFaq(strapi: Core.Strapi, { id, helped }: Vote, address: string) {
  const locale = await shownLocale(strapi, id)
  if (!locale) throw new AppError('notFound')
  const isCounted = await said.add(`${networkOf(address)} ${id}`)
  if (isCounted) {
    const column = helped ? 'helped_yes' : 'helped_no'
    // The draft too: a publication makes the published row of it.
    await strapi.db
      .connection(table)
      .where({ document_id: id, locale })
      .update({ [column]: strapi.db.connection.raw('coalesce(??, 0) + 1', [column]) })
  }
  return { isCounted }
}

/** In which language visitors see an entry; undefined when they do not. */
async function shownLocale({ db }: Core.Strapi, documentId: string): Promise<string | undefined> {
  const rows: { locale: string }[] = await db
    .query(uid)
    .findMany({ where: { documentId, publishedAt: { $notNull: true } }, select: ['locale'] })
  return contentLocales[env.LANGUAGE].find((one) => rows.some(({ locale }) => locale === one))
}
