import type { Core } from '@strapi/strapi'
import { recordAction } from '../../log/record-action'
import { requireAnalysis } from './require-analysis'

type Look = { admin: number; id: string }

/** The people of an analysis. The access is logged; the names are not. Throws notFound. */
export const seeNames = (strapi: Core.Strapi, { admin, id }: Look) =>
  strapi.db.transaction(async () => {
    const { people } = await requireAnalysis(strapi, id)
    await recordAction(strapi, { admin, act: 'seeNames', subject: { kind: 'analysis', id } })
    return { people: people.map(({ name, date }) => ({ name, date })) }
  })
