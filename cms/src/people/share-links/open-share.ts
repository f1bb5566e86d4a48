import { chapterKeys, type SharedResult } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { findAnalysis } from '../../analysis/analyses/analysis-row'
import { readAnalysis } from '../../analysis/analyses/read-analysis'
import { findUser } from '../../members/users/user-row'
import { AppError } from '../../platform/lib/app-error'
import { withoutDates } from './engine-result'
import { type ShareRow, shareUid } from './share-row'

/** The shared chapters of an analysis. */
const analysisShown = z.object({ chapters: z.array(z.enum(chapterKeys)) })

/** The shared result. Throws notFound for an unknown or revoked token. */
export async function openShare(strapi: Core.Strapi, token: string): Promise<SharedResult> {
  const row: ShareRow | null = await strapi.db.query(shareUid).findOne({ where: { token } })
  const owner = row && (await findUser(strapi, row.userId))
  if (!row || !owner || owner.blocked) throw new AppError('notFound')
  const { kind, people, showsDates } = row
  const result = await resultShown(strapi, row)
  return {
    kind,
    engineVersion: row.engineVersion,
    createdAt: new Date(row.createdAt).toISOString(),
    people: people.map(({ name, date }) => ({ name, date: showsDates && date ? date : null })),
    result,
  }
}

/** Throws notFound for an analysis that is withheld. */
async function resultShown(
  strapi: Core.Strapi,
  { kind, result, showsDates, analysisId }: ShareRow,
) {
  if (analysisId === null) {
    return showsDates || kind === 'test' ? result : withoutDates(result)
  }
  const analysis = await findAnalysis(strapi, { id: analysisId })
  if (!analysis) throw new AppError('notFound')
  const { chapters } = analysisShown.parse(result)
  const document = await readAnalysis(strapi, analysis, undefined, { showsDates, chapters })
  return { document }
}
