import { itemKeyOf, itemOf, type ListFilter } from '@krono/contract'
import { userTable } from '../../../members/users/user-row'
import { instantOf, personCell, textOf } from '../cells'
import type { ListDefinition, Query } from '../definition'
import { byPerson } from '../search-people'
import { addLearnerFigures } from './learner-figures'

/** The lesson that was read last stands for the course. */
const isLast = `NOT EXISTS (SELECT 1 FROM lesson_progresses l
  WHERE l.course = t.course AND l.user_id = t.user_id AND (l.read_at, l.id) > (t.read_at, t.id))`

const optionsOf = (filter: ListFilter) => (filter.is === 'among' ? filter.options : [])

/** Of these courses, which the filter names by product key. */
export const ofCourse = (rows: Query, filter: ListFilter) =>
  void rows.whereIn(
    't.course',
    optionsOf(filter).flatMap((key) => itemOf(key)?.documentId ?? []),
  )

const certificates = (condition: string) =>
  `EXISTS (SELECT 1 FROM certificates c WHERE c.user_id = t.user_id AND c.course = t.course ${condition})`

const states: Readonly<Record<string, string>> = {
  none: `NOT ${certificates('')}`,
  valid: certificates('AND c.revoked_at IS NULL'),
  revoked: certificates('AND c.revoked_at IS NOT NULL'),
}

const withCertificate = (rows: Query, filter: ListFilter) =>
  void rows.where((any: Query) => {
    for (const option of optionsOf(filter)) any.orWhereRaw(states[option] ?? 'FALSE')
  })

export const learners: ListDefinition = {
  table: 'lesson_progresses',
  key: 'id',
  only: (rows) => void rows.whereRaw(isLast),
  search: { applyFilter: byPerson },
  columns: {
    course: { applyFilter: ofCourse },
    read: { on: 'read_at' },
    certificate: { applyFilter: withCertificate },
  },
  // Without notes.
  show: (rows) =>
    rows
      .leftJoin(`${userTable} as u`, 'u.id', 't.user_id')
      .select('t.document_id', 't.user_id', 't.course', 't.lesson', 't.read_at')
      .select('u.document_id as member_id', 'u.first_name', 'u.last_name', 'u.email', 'u.picture'),
  addMore: addLearnerFigures,
  cells: (row) => ({
    member: row.member_id ? personCell({ ...row, document_id: row.member_id }) : null,
    course: itemKeyOf('course', String(row.course)),
    done: Number(row.done),
    lessons: Number(row.lessons),
    read: instantOf(row.read_at),
    lesson: textOf(row.lesson_title),
    quizBest: row.quiz_best === null ? null : Number(row.quiz_best),
    completed: instantOf(row.completed),
    certificate: textOf(row.certificate),
  }),
}
