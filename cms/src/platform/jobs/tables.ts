import type { Retention } from '../manifests/content-manifest'

/** The retention of our tables without a content type; those of content types are in their manifests. Strapi clears its own. */
export const tables = {
  krono_counters: { stays: 'a row a year' },
  krono_sales_days: { stays: 'a row a day and product; addUpSalesDays makes one of many' },
  krono_row_counts: { stays: 'a row a table; addUpRowCounts makes one of many' },
  up_users: { job: 'purgeOldAccounts', days: 30, after: 'an address is not confirmed' },
} as const satisfies Record<string, Retention>
