import type { PageViews } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { addCounts } from '../../platform/database/add-counts'

/** Adds to the day's counts. */
export const countPageViews = (strapi: Core.Strapi, rows: PageViews) =>
  addCounts(strapi, { table: 'page_views', key: ['day', 'path'], rows })
