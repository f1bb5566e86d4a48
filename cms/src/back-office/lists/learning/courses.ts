import { textOf } from '../cells'
import type { ListDefinition } from '../definition'
import { addCourseFigures } from './course-figures'
import { bestPublished, inSaleState, salesCells, withSales } from './items'

const certificates = `(SELECT COUNT(*) FROM certificates c WHERE c.course = t.document_id
  AND c.revoked_at IS NULL) AS certificates`

export const courses: ListDefinition = {
  table: 'courses',
  key: 'id',
  only: bestPublished('courses'),
  columns: {
    name: { on: 'title' },
    status: { applyFilter: inSaleState },
    membership: { on: 'membership' },
  },
  show: (rows) => withSales(rows, 'course').select(rows.client.raw(certificates)),
  addMore: addCourseFigures,
  cells: (row) => ({
    ...salesCells(row),
    membership: textOf(row.membership),
    started: Number(row.started),
    finished: Number(row.finished),
    certificates: Number(row.certificates),
    stuck: textOf(row.stuck),
    stopped: Number(row.stopped),
  }),
}
