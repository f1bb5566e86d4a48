import type { AnalysisAnswer, DownloadAnswer, WithheldAnalysis } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type AnalysisRow, findWithheld } from '../../analysis/analyses/analysis-row'
import { findLinked, openLinked } from '../../analysis/analyses/download-links'
import { type OwnQuestion, showAnalysis } from '../../analysis/analyses/show-analysis'
import { orderStatusOfItem } from './order-status-of-item'

/** The owner's view of an analysis, or why it cannot be read now. Throws notFound, also for another user's. */
export async function openOwn(strapi: Core.Strapi, question: OwnQuestion): Promise<AnalysisAnswer> {
  const { id: documentId, userId } = question
  const withheld = await findWithheld(strapi, { documentId, userId })
  if (withheld) return { withheld: await reasonOf(strapi, withheld) }
  return { analysis: await showAnalysis(strapi, question) }
}

/**
 * The target of a download link; while it is withheld only the owner is shown why. Throws downloadNotFound;
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
  const orderStatus = await orderStatusOfItem(strapi, { kind: 'analysis', thingId: id })
  if (!orderStatus) throw new Error(`Analysis ${id} is withheld, and its money is there.`)
  return { kind, orderStatus }
}
