import type { Core } from '@strapi/strapi'
import { type Listed, listed } from '../../analysis/text-search/find-texts'
import { allWritings } from '../../analysis/texts/all-writings'
import { contentTypeUids } from '../../platform/lib/content-types'
import { mostListed, type Viewer } from './asked'

type Change = Listed & { at: string; by: string }

type Row = {
  id: number
  updatedAt: string
  updatedBy: { firstname: string | null; lastname: string | null }
}

const person = { select: ['firstname', 'lastname'] }

const nameOf = ({ firstname, lastname }: Row['updatedBy']) =>
  [firstname, lastname].filter(Boolean).join(' ')

/** The latest saves of panel users, with their authors; writes of the system are omitted. */
export async function listChanged(
  strapi: Core.Strapi,
  { language, may }: Viewer,
): Promise<{ entries: Change[] }> {
  const writings = new Map(
    (await allWritings(strapi)).map((writing) => [`${writing.uid} ${writing.id}`, writing]),
  )
  const changes: Change[] = []
  for (const uid of contentTypeUids) {
    const hasDrafts = strapi.contentType(uid).options?.draftAndPublish === true
    const rows: Row[] = await strapi.db.query(uid).findMany({
      select: ['id', 'updatedAt'],
      where: { updatedBy: { $notNull: true }, ...(hasDrafts && { publishedAt: { $null: true } }) },
      populate: { updatedBy: person },
      orderBy: { updatedAt: 'desc' },
      limit: mostListed,
    })
    for (const { id, updatedAt, updatedBy } of rows) {
      const writing = writings.get(`${uid} ${id}`)
      if (!writing || !may('read', writing)) continue
      const at = new Date(updatedAt).toISOString()
      changes.push({ ...listed(writing, language), at, by: nameOf(updatedBy) })
    }
  }
  return { entries: changes.sort((a, b) => b.at.localeCompare(a.at)).slice(0, mostListed) }
}
