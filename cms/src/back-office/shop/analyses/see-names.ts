import type { Core } from '@strapi/strapi'
import { writeAct } from '../../log/write-act'
import { requireAnalysis } from './require-analysis'

type Look = { admin: number; id: string }

/** Whom an analysis is about. That somebody looked is written down; whom they saw is not. Throws notFound. */
export const seeNames = (strapi: Core.Strapi, { admin, id }: Look) =>
  strapi.db.transaction(async () => {
    const { people } = await requireAnalysis(strapi, id)
    await writeAct(strapi, { admin, act: 'seeNames', subject: { kind: 'analysis', id } })
    return { people: people.map(({ name, date }) => ({ name, date })) }
  })
