import type { CycleDay, CycleReading } from '@krono/chart'
import { intl } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { DetailsTable } from '@/ui/table/details-table'
import { cycleOrder } from './cycle-list'
import { dayInShort } from './day-in-short'
import { formatReading } from './local-reading'

const cellOf = ({ value, critical }: CycleReading) => formatReading(value) + (critical ? '*' : '')

/** Each day of the range with its seven values, and the formula. */
export function DayTable({ rows }: { rows: readonly CycleDay[] }) {
  const t = translations('biorhythm')
  const cycle = translations('cycle')
  return (
    <DetailsTable
      summary={t('table')}
      caption={t('table')}
      lead={`${t('tableCaption')} ${t('formula')}`}
      isLong
    >
      <thead>
        <tr>
          <th scope="col">{t('tableDay')}</th>
          {cycleOrder.map((key) => (
            <th key={key} scope="col">
              {cycle(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, cycles }) => (
          <tr key={day}>
            <th scope="row">
              <time dateTime={day}>{dayInShort(day, intl)}</time>
            </th>
            {cycleOrder.map((key) => (
              <td key={key}>{cellOf(cycles[key])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </DetailsTable>
  )
}
