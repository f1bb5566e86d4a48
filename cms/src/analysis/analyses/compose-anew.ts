import { engineVersion } from '@krono/chart'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { type AnalysisRow, analysisUid } from './analysis-row'
import { composeAnalysis } from './compose/compose'
import { bindLinks } from './download-links'
import { storeEdition } from './edition-row'
import { lastMadeOn } from './last-made-on'
import { currentEdition, lockEdition } from './texts/edition'

/** Whether an analysis was made with the current engine and the current texts. */
export const isOfToday = async (
  strapi: Core.Strapi,
  row: Pick<AnalysisRow, 'engineVersion' | 'textVersion'>,
): Promise<boolean> =>
  row.engineVersion === engineVersion && row.textVersion === (await currentEdition(strapi))

/**
 * Composes an analysis again with the current engine and texts, for the same people and day. The earlier content is
 * stored as an edition, which existing links keep opening. Runs in the caller's transaction, which holds the lock on
 * the owner's row. Throws analysisOfToday.
 */
export async function composeAnew(strapi: Core.Strapi, row: AnalysisRow) {
  if (await isOfToday(strapi, row)) throw new AppError('analysisOfToday')
  const textVersion = await currentEdition(strapi)
  await lockEdition(strapi, textVersion)
  const { id, kind, people, madeOn } = row
  const last = await lastMadeOn(strapi, row)
  await bindLinks(strapi, id, await storeEdition(strapi, row))
  await strapi.db.query(analysisUid).update({
    where: { id },
    data: {
      engineVersion,
      textVersion,
      outline: composeAnalysis({ kind, people, madeOn, lastMadeOn: last }),
    },
  })
}
