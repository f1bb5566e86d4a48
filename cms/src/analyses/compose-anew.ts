import { engineVersion } from '@krono/chart'
import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { type AnalysisRow, analysisUid } from './analysis-row'
import { composeAnalysis } from './compose/compose'
import { linksKeep } from './download-links'
import { keepEdition } from './edition-row'
import { currentEdition, holdEdition } from './texts/edition'

/** Whether an analysis says what one that is ordered now would say. */
export const isOfToday = async (
  strapi: Core.Strapi,
  row: Pick<AnalysisRow, 'engineVersion' | 'textVersion'>,
): Promise<boolean> =>
  row.engineVersion === engineVersion && row.textVersion === (await currentEdition(strapi))

/**
 * An analysis with today's engine and texts, about the same people and the same day. What it said stays as an earlier
 * edition, and links that are out lead to that. In the open transaction, which holds the owner's row. Throws
 * analysisOfToday.
 */
export async function composeAnew(strapi: Core.Strapi, row: AnalysisRow) {
  if (await isOfToday(strapi, row)) throw new AppError('analysisOfToday')
  const textVersion = await currentEdition(strapi)
  await holdEdition(strapi, textVersion)
  const { id, kind, people, madeOn } = row
  await linksKeep(strapi, id, await keepEdition(strapi, row))
  await strapi.db.query(analysisUid).update({
    where: { id },
    data: { engineVersion, textVersion, outline: composeAnalysis({ kind, people, madeOn }) },
  })
}
