import type { ListFilter } from '@krono/contract'
import { type CampaignRow, campaignTable } from '../../../commerce/campaigns/campaign-row'
import { stateOfCampaign } from '../../../commerce/campaigns/state-of-campaign'
import { instantOf, textOf } from '../cells'
import type { Found, ListDefinition, Query } from '../definition'
import { prefix } from './beginning'
import { revenueOf, withRevenue } from './sums'

const isUsedUp = 'COALESCE(t.uses >= t.budget, FALSE)'

/** The same as `stateOfCampaign`. */
function inState(rows: Query, filter: ListFilter, at: Date) {
  const wanted = filter.is === 'among' ? filter.options : []
  rows.where((any) => {
    if (wanted.includes('over')) any.orWhereRaw(`(t.end_date <= ? OR ${isUsedUp})`, [at])
    if (wanted.includes('timed'))
      any.orWhereRaw(`(t.start_date > ? AND t.end_date > ? AND NOT ${isUsedUp})`, [at, at])
    if (wanted.includes('live'))
      any.orWhereRaw(`(t.start_date <= ? AND t.end_date > ? AND NOT ${isUsedUp})`, [at, at])
  })
}

const rowOf = (row: Found) => ({
  startDate: instantOf(row.start_date) ?? '',
  endDate: instantOf(row.end_date) ?? '',
  budget: row.budget as CampaignRow['budget'],
  uses: Number(row.uses),
})

export const campaigns: ListDefinition = {
  table: campaignTable,
  key: 'id',
  columns: {
    name: { on: 'name', applyFilter: prefix('t.name') },
    language: { on: 'language' },
    status: { applyFilter: inState },
    product: { on: 'product' },
    begins: { on: 'start_date' },
    ends: { on: 'end_date' },
    uses: { on: 'uses' },
    budget: { on: 'budget' },
  },
  show: (rows) => withRevenue(rows.select('t.*'), 'o.campaign_id = t.id'),
  cells: (row, at) => ({
    name: textOf(row.name),
    language: textOf(row.language),
    status: stateOfCampaign(rowOf(row), at),
    product: textOf(row.product),
    begins: instantOf(row.start_date),
    ends: instantOf(row.end_date),
    uses: Number(row.uses),
    budget: rowOf(row).budget,
    revenue: revenueOf(row).left,
  }),
}
