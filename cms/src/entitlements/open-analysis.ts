import type { AnalysisAnswer, DownloadAnswer, WithheldAnalysis } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type AnalysisRow, findWithheld } from '../analyses/analysis-row'
import { findLinked, openLinked } from '../analyses/download-links'
import { type OwnQuestion, showAnalysis } from '../analyses/show-analysis'
import { aftermathOfThing } from './aftermath-of-thing'

/** What its owner reads, or why it is not to be read now. Throws notFound, also for another's. */
export async function openOwn(strapi: Core.Strapi, question: OwnQuestion): Promise<AnalysisAnswer> {
  const { id: documentId, userId } = question
  const withheld = await findWithheld(strapi, { documentId, userId })
  if (withheld) return { withheld: await reasonOf(strapi, withheld) }
  return { analysis: await showAnalysis(strapi, question) }
}

/**
 * What a link opens; while it is withheld its owner is told why, and nobody else. Throws downloadNotFound;
 * downloadExpired from the link's last second on.
 */
export async function openDownload(
  strapi: Core.Strapi,
  token: string,
  readerId: number | undefined,
): Promise<DownloadAnswer> {
  const linked = await findLinked(strapi, token)
  const { analysis } = linked
  if (analysis.state === 'ready') return openLinked(strapi, linked)
  return { withheld: analysis.userId === readerId ? await reasonOf(strapi, analysis) : null }
}

async function reasonOf(strapi: Core.Strapi, { id, kind }: AnalysisRow): Promise<WithheldAnalysis> {
  const aftermath = await aftermathOfThing(strapi, { kind: 'analysis', thingId: id })
  if (!aftermath) throw new Error(`Analysis ${id} is withheld, and its money is there.`)
  return { kind, aftermath }
}
