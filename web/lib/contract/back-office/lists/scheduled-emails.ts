import { scheduledEmailStates } from '../scheduled-emails/words'
import type { ListShape } from './list-shape'

/** E-mails to many: drafts, planned ones, and those on their way or over. The search finds parts of name and subject. */
export const scheduledEmailsList = {
  area: 'read',
  columns: {
    name: { kind: 'text', isUnfiltered: true },
    subjectLine: { kind: 'text', isUnfiltered: true },
    status: { kind: 'choice', of: scheduledEmailStates, isState: true },
    group: { kind: 'text', isUnfiltered: true },
    sendAt: { kind: 'instant', isSortable: true },
    total: { kind: 'number', isUnfiltered: true },
    sent: { kind: 'number', isUnfiltered: true },
    clicks: { kind: 'number', isUnfiltered: true },
    ended: { kind: 'instant', isSortable: true, isHiddenFirst: true },
    changed: { kind: 'instant', isSortable: true },
  },
  sort: '-changed',
  isSearched: true,
} as const satisfies ListShape
