import type { Core } from '@strapi/strapi'
import { dayAfter, dayAt } from '../lib/dates'
import { env } from '../lib/env'
import { missTable } from './miss-row'

/** What nobody looked for since so many days is no gap any more. */
export const missDays = 90

export const forgetMisses = ({ db: { connection } }: Core.Strapi, at: Date): Promise<number> =>
  connection(missTable)
    .where('last_on', '<', dayAfter(dayAt(at, env.TIME_ZONE), -missDays))
    .delete()
