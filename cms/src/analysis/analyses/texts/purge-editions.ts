import type { Core } from '@strapi/strapi'
import { lockRows } from '../../../platform/database/lock-rows'
import { currentEdition, editionTable } from './edition'

/**
 * Deletes the texts of editions that are not the published ones and that no current or earlier analysis uses. A
 * transaction that grants an analysis locks its edition (`lockEdition`): the condition is checked again after this one
 * has the lock.
 */
export async function purgeEditions(strapi: Core.Strapi) {
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
      await lockRows(strapi, editionTable, { version })
      await unread(trx(editionTable)).where({ version }).delete()
    })
}
