import type { ListFilter } from '@krono/contract'
import { keyOf } from '../../../platform/tasks/add-task'
import { taskTable } from '../../../platform/tasks/task-row'
import { instantOf, textOf } from '../cells'
import type { Found, ListDefinition, Query } from '../definition'

/** A failing task is a waiting one with a failed attempt. */
function inState(rows: Query, filter: ListFilter) {
  const wanted = filter.is === 'among' ? filter.options : []
  rows.where((any) => {
    any.whereIn(
      't.state',
      wanted.filter((state) => state !== 'waiting' && state !== 'failing'),
    )
    if (wanted.includes('waiting'))
      any.orWhere((one) => void one.where('t.state', 'waiting').whereNull('t.last_error'))
    if (wanted.includes('failing'))
      any.orWhere((one) => void one.where('t.state', 'waiting').whereNotNull('t.last_error'))
  })
}

const stateOf = ({ state, last_error }: Found) =>
  state === 'waiting' && last_error ? 'failing' : textOf(state)

export const tasks: ListDefinition = {
  table: taskTable,
  key: 'id',
  // The outbox and the jobs have their own pages.
  only: (rows) =>
    rows
      // Literal, as in the partial index `tasks_by_due_at`: the tasks of e-mails are far more.
      .whereRaw("t.kind <> 'sendLetter'")
      .whereNot('t.key', 'like', `${keyOf('job', '')}%`),
  columns: {
    task: { on: 'kind' },
    status: { applyFilter: inState },
    due: { on: 'due_at' },
  },
  show: (rows) => rows.select('t.*'),
  cells: (row) => ({
    task: textOf(row.kind),
    about: String(row.key).slice(String(row.kind).length + 1),
    status: stateOf(row),
    fault: textOf(row.last_error),
    tries: Number(row.attempts),
    due: instantOf(row.due_at),
    finished: instantOf(row.done_at),
  }),
}
