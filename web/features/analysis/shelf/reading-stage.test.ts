import { expect, test } from '@jest/globals'
import type { Reading } from '@krono/contract'
import { linkToReading, readingStage } from './reading-stage'

const reading = (change: Partial<Reading>): Reading => ({
  chapters: 3,
  read: [],
  bookmarks: [],
  at: null,
  lastReadAt: '2026-11-23T10:00:00.000Z',
  ...change,
})

test.each<[string, Reading | null, ReturnType<typeof readingStage>, string]>([
  ['not opened yet', null, 'begin', '/analysis/x'],
  ['only opened', reading({}), 'begin', '/analysis/x'],
  ['in its first chapter', reading({ at: 'opening' }), 'goOn', '/analysis/x#chapter-opening'],
  [
    'in the middle',
    reading({ read: ['opening'], at: 'heart' }),
    'goOn',
    '/analysis/x#chapter-heart',
  ],
  ['without a place', reading({ read: ['opening'] }), 'goOn', '/analysis/x'],
  [
    'read to the end',
    reading({ read: ['opening', 'heart', 'notice'], at: 'notice' }),
    'again',
    '/analysis/x',
  ],
])('the stage of an analysis that is %s', (_what, known, stage, href) => {
  expect([readingStage(known), linkToReading('x', known)]).toEqual([stage, href])
})
