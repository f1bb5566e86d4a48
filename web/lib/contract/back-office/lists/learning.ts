import type { ListShape } from './list-shape'

/** Days without reading after which a learner counts as stopped. */
export const stoppedAfterDays = 14

const saleStates = ['onSale', 'offSale'] as const
const certificateStates = ['valid', 'revoked'] as const

const item = {
  name: { kind: 'text', isSortable: true, isUnfiltered: true },
  status: { kind: 'choice', of: saleStates, isState: true },
} as const

/** Fulfilled orders, what they brought, and people with access now. */
const sales = {
  sold: { kind: 'number', isUnfiltered: true },
  revenue: { kind: 'money', isUnfiltered: true },
  access: { kind: 'number', isUnfiltered: true },
} as const

/** Every published course. `stuck`: the lesson where most of those who do not read any more stopped; how many. */
export const coursesList = {
  area: 'read',
  columns: {
    ...item,
    membership: { kind: 'choice', of: ['none', 'yearly', 'every'], isHiddenFirst: true },
    ...sales,
    started: { kind: 'number', isUnfiltered: true },
    finished: { kind: 'number', isUnfiltered: true },
    certificates: { kind: 'number', isUnfiltered: true },
    stuck: { kind: 'text', isUnfiltered: true },
    stopped: { kind: 'number', isUnfiltered: true },
  },
  sort: 'name',
} as const satisfies ListShape

/** Every user in each course that they began. `quizBest`: percent of their best results. */
export const learnersList = {
  area: 'read',
  columns: {
    member: { kind: 'person', isUnfiltered: true },
    course: { kind: 'choice', items: ['course'] },
    done: { kind: 'number', isUnfiltered: true },
    lessons: { kind: 'number', isUnfiltered: true },
    read: { kind: 'instant', isSortable: true },
    lesson: { kind: 'text', isUnfiltered: true },
    quizBest: { kind: 'number', isUnfiltered: true },
    completed: { kind: 'instant', isUnfiltered: true },
    certificate: { kind: 'choice', of: ['none', ...certificateStates] },
  },
  sort: '-read',
  isSearched: true,
} as const satisfies ListShape

/** Every certificate; the search finds those of members. */
export const certificatesList = {
  area: 'read',
  columns: {
    name: { kind: 'text', isUnfiltered: true },
    holder: { kind: 'person', isUnfiltered: true },
    course: { kind: 'choice', items: ['course'] },
    status: { kind: 'choice', of: certificateStates, isState: true },
    issued: { kind: 'instant', isSortable: true },
    revoked: { kind: 'instant', isUnfiltered: true, isHiddenFirst: true },
  },
  sort: '-issued',
  isSearched: true,
} as const satisfies ListShape

/** Every published e-book. `links`: links to its files that have not expired. */
export const ebooksList = {
  area: 'read',
  columns: { ...item, ...sales, links: { kind: 'number', isUnfiltered: true } },
  sort: 'name',
} as const satisfies ListShape
