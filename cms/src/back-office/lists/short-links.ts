import type { ListFilter } from '@krono/contract'
import {
  type ShortLinkRow,
  shortLinkState,
  shortLinkTable,
} from '../../library/short-links/short-link-row'
import { instantOf, textOf } from './cells'
import type { Found, ListDefinition, Query } from './definition'
import { prefix } from './shop/beginning'

/** The same as `shortLinkState`. */
function inState(rows: Query, filter: ListFilter, at: Date) {
  const wanted = filter.is === 'among' ? filter.options : []
  rows.where((any) => {
    if (wanted.includes('off')) any.orWhere('t.is_off', true)
    if (wanted.includes('over'))
      any.orWhere((one) => void one.where('t.is_off', false).where('t.valid_until', '<=', at))
    if (wanted.includes('live'))
      any.orWhere(
        (one) =>
          void one
            .where('t.is_off', false)
            .where(
              (time) => void time.whereNull('t.valid_until').orWhere('t.valid_until', '>', at),
            ),
      )
  })
}

const rowOf = (row: Found): Pick<ShortLinkRow, 'isOff' | 'validUntil'> => ({
  isOff: !!row.is_off,
  validUntil: instantOf(row.valid_until),
})

export const shortLinks: ListDefinition = {
  table: shortLinkTable,
  key: 'id',
  searched: 'search_text',
  columns: {
    name: { on: 'name', applyFilter: prefix('t.name') },
    status: { applyFilter: inState },
    origin: { on: 'origin' },
    utmSource: { on: 'utm_source' },
    utmMedium: { on: 'utm_medium' },
    utmCampaign: { on: 'utm_campaign' },
    clicks: { on: 'clicks' },
    validUntil: { on: 'valid_until', isNullable: true },
    made: { on: 'created_at' },
  },
  show: (rows) => rows.select('t.*'),
  cells: (row, at) => ({
    name: textOf(row.name),
    target: textOf(row.target),
    status: shortLinkState(rowOf(row), at),
    origin: textOf(row.origin),
    utmSource: textOf(row.utm_source),
    utmMedium: textOf(row.utm_medium),
    utmCampaign: textOf(row.utm_campaign),
    clicks: Number(row.clicks),
    validUntil: instantOf(row.valid_until),
    made: instantOf(row.created_at),
  }),
}
