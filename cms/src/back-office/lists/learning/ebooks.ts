import { now } from '../../../platform/lib/clock'
import type { ListDefinition } from '../definition'
import { bestPublished, inSaleState, salesCells, withSales } from './items'

const openLinks = `(SELECT COUNT(*) FROM ebook_links l
  WHERE l.item = 'ebook-' || t.document_id AND l.expires_at > ?) AS links`

export const ebooks: ListDefinition = {
  table: 'ebooks',
  key: 'id',
  only: bestPublished('ebooks'),
  columns: { name: { on: 'title' }, status: { applyFilter: inSaleState } },
  show: (rows) => withSales(rows, 'ebook').select(rows.client.raw(openLinks, [now()])),
  cells: (row) => ({ ...salesCells(row), links: Number(row.links) }),
}
