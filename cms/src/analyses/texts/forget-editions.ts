import type { Core } from '@strapi/strapi'
import { currentEdition, editionTable } from './edition'

/**
 * Deletes the texts of editions that no analysis was made with, now or before, and that are not the published ones any more. Whoever
 * grants an analysis at this moment holds its edition (`holdEdition`): what is seen once it is ours counts.
 */
export async function forgetEditions(strapi: Core.Strapi) {
  const { connection } = strapi.db
  const current = await currentEdition(strapi)
  const unread = (editions = connection(editionTable)) =>
    editions
      .whereNot({ version: current })
      .whereNotExists(
        connection('analyses')
          .select(connection.raw('1'))
          .whereRaw('analyses.text_version = text_editions.version'),
      )
      .whereNotExists(
        connection('analysis_editions')
          .select(connection.raw('1'))
          .whereRaw('analysis_editions.text_version = text_editions.version'),
      )
  const found: { version: string }[] = await unread().distinct('version')
  for (const { version } of found)
    await strapi.db.transaction(async ({ trx }) => {
      await trx(editionTable).where({ version }).forUpdate().select('id')
      await unread(trx(editionTable)).where({ version }).delete()
    })
}
