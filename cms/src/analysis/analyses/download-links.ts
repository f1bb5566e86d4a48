import { type Download, downloadDays, type Language } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findOrder } from '../../commerce/orders/order-row'
import { requireUserRow } from '../../members/users/lock-user'
import { changeInSteps } from '../../platform/database/in-steps'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { newDocumentId } from '../../platform/lib/new-row'
import { hashOf, newSecret } from '../../platform/lib/secrets'
import { type AnalysisRow, analysisUid, findAnalysis } from './analysis-row'
import { editionNamed, inEdition } from './edition-row'
import { readAnalysis } from './read-analysis'

type LinkRow = {
  analysisId: number
  language: Language
  expiresAt: string
  /** An earlier edition; null: the current state of the analysis. */
  editionId: number | null
}

const uid = 'api::download-link.download-link'

const dayMs = 86_400_000

/** Maximum number of links of an analysis; a further one replaces the oldest. */
export const mostLinks = 20

type NewLink = { userId: number; analysisId: number; language: Language; editionId?: number | null }

/** A link that anyone can download with for thirty days (spec §9). Only the hash of its secret is stored. */
export async function addDownloadLink({ db }: Core.Strapi, newLink: NewLink) {
  const token = newSecret()
  const expiresAt = new Date(now().getTime() + downloadDays * dayMs)
  await db.query(uid).create({
    data: { ...newLink, documentId: newDocumentId(), tokenHash: hashOf(token), expiresAt },
  })
  return { token, expiresAt }
}

type Request = {
  userId: number
  orderId: string
  language: Language
  endsOthers: boolean
  /** Id of an earlier edition. */
  edition?: string | undefined
}

/** A new link for the owner of an order; earlier links stay valid unless `endsOthers` is set. Throws notFound. */
export async function reissueLink(strapi: Core.Strapi, request: Request) {
  const { userId, orderId, language, endsOthers, edition } = request
  const order = await findOrder(strapi, { documentId: orderId })
  const analysis = order && (await findAnalysis(strapi, { orderId: order.id, userId }))
  if (!analysis) throw new AppError('notFound')
  const editionId = await editionNamed(strapi, analysis, edition)
  const { token, expiresAt } = await strapi.db.transaction(async () => {
    await requireUserRow(strapi, userId)
    await endLinks(strapi, analysis.id, endsOthers ? 0 : mostLinks - 1)
    return addDownloadLink(strapi, { userId, analysisId: analysis.id, language, editionId })
  })
  return { token, language, expiresAt: expiresAt.toISOString() }
}

/** Binds existing links to an earlier edition: the one that they led to when they were created. */
export const bindLinks = ({ db }: Core.Strapi, analysisId: number, editionId: number) =>
  db.query(uid).updateMany({ where: { analysisId, editionId: null }, data: { editionId } })

/** Ends all links of an analysis except the newest ones; `newest` is their number. */
export async function endLinks({ db }: Core.Strapi, analysisId: number, newest: number) {
  const rows: { id: number }[] = await db
    .query(uid)
    .findMany({ where: { analysisId }, select: ['id'], orderBy: { id: 'desc' }, offset: newest })
  if (rows.length === 0) return
  await db.query(uid).deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } })
}

type Linked = { link: LinkRow; analysis: AnalysisRow }

/**
 * A link and its analysis, also if that is withheld. Throws downloadNotFound, and downloadExpired from `expiresAt` on.
 */
export async function findLinked({ db }: Core.Strapi, token: string): Promise<Linked> {
  const link: LinkRow | null = await db.query(uid).findOne({ where: { tokenHash: hashOf(token) } })
  const analysis: AnalysisRow | null =
    link && (await db.query(analysisUid).findOne({ where: { id: link.analysisId } }))
  if (!link || !analysis) throw new AppError('downloadNotFound')
  if (new Date(link.expiresAt) <= now()) throw new AppError('downloadExpired')
  return { link, analysis }
}

export const openLinked = async (
  strapi: Core.Strapi,
  { link, analysis }: Linked,
): Promise<Download> => ({
  document: await readAnalysis(
    strapi,
    await inEdition(strapi, analysis, link.editionId),
    link.language,
  ),
  expiresAt: new Date(link.expiresAt).toISOString(),
  createdAt: new Date(analysis.createdAt).toISOString(),
})

/** Deletes links that expired before an instant; until then an expired link gets its own error. */
export const purgeLinks = (strapi: Core.Strapi, before: Date) =>
  changeInSteps(strapi, {
    table: 'download_links',
    which: (links) => links.where('expires_at', '<', before),
  })
