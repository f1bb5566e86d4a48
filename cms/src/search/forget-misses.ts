import type { Core } from '@strapi/strapi'
import { missTable } from './miss-row'

/** What nobody looked for since so many days is no gap any more. */
export const missDays = 90

const dayMs = 24 * 60 * 60 * 1000

export const forgetMisses = ({ db: { connection } }: Core.Strapi, at: Date): Promise<number> =>
  connection(missTable)
    .where('last_at', '<', new Date(at.getTime() - missDays * dayMs))
    .delete()
