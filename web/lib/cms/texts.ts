import { readAll } from './read'
import { interpretationSchema } from './schemas'

/** Short texts of everything a chart can say, by key (`chakra.heart.3`, `contour.hill`, …). */
export async function getChartTexts() {
  const query = {
    fields: ['key', 'title', 'short'],
    filters: { subject: { $notIn: ['type', 'kind', 'reflection', 'understanding'] } },
    pagination: { pageSize: 500 },
  }
  const path = 'interpretation-texts'
  const rows = await readAll(path, 'interpretation-text', query, interpretationSchema, (r) => r.key)
  return new Map(rows.map((row) => [row.key, row]))
}
