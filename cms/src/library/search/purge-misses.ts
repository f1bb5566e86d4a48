import type { Core } from '@strapi/strapi'
import { missTable } from './miss-row'

/** A query that was not repeated for this many days is deleted. */
export const missDays = 90

const dayMs = 24 * 60 * 60 * 1000

export const purgeMisses = ({ db: { connection } }: Core.Strapi, at: Date): Promise<number> =>
  connection(missTable)
    .where('last_at', '<', new Date(at.getTime() - missDays * dayMs))
    .delete()
