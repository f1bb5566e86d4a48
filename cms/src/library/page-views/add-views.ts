import type { PageViews, VisitSum } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { addVisitSums } from './add-visit-sums'
import { countPageViews } from './count-page-views'

type Viewed = { views: PageViews; sums: readonly VisitSum[] }

/** Adds page views and sums to the stored counts, both or none: web sends again what was not accepted. */
export const addViews = async (strapi: Core.Strapi, { views, sums }: Viewed): Promise<void> =>
  strapi.db.transaction(async (): Promise<void> => {
    if (views.length > 0) await countPageViews(strapi, views)
    if (sums.length > 0) await addVisitSums(strapi, sums)
  })
