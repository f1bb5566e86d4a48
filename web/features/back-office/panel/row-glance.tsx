import { translations } from '@/base/words/translations'
import { cellView } from '@/features/back-office/list/cell-view'
import { listWords } from '@/features/back-office/list/list-words'
import { columnsOf, type ListName } from '@/lib/contract/back-office/lists'
import type { ListRow } from '@/lib/contract/back-office/lists/list-query'
import { Facts } from './facts'

type RowGlanceProps = {
  list: ListName
  row: ListRow | undefined
  /** Columns that the panel shows in its own way. */
  hidden?: readonly string[]
}

/** Everything in a list's row, including hidden columns. */
export async function RowGlance({ list, row, hidden = [] }: RowGlanceProps) {
  if (!row) return <p>{translations('admin.panel')('away')}</p>
  const words = await listWords()
  const [first, ...others] = columnsOf(list).filter(
    ([name, shape]) => !shape.isFilterOnly && !hidden.includes(name),
  )
  return (
    <>
      {first && <h2>{cellView({ words, column: first, row })}</h2>}
      <Facts
        lines={others.map((column) => [
          words.columns[column[0]] ?? column[0],
          cellView({ words, column, row }),
        ])}
      />
    </>
  )
}
