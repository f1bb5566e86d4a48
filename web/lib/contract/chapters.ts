import type { AnalysisKind } from './analysis-kinds'

/** The chapters of analyses. */
export const chapterKeys = [
  'opening',
  'particular',
  'ends',
  'question',
  'weeks',
  'task',
  'overview',
  'body',
  'heart',
  'mind',
  'chakras',
  'values',
  'motion',
  'shape',
  'character',
  'changed',
  'year',
  'pair',
  'firstSide',
  'secondSide',
  'together',
  'groupLife',
  'everyone',
  'atTable',
  'pairs',
  'notice',
  // Only in analyses of earlier versions.
  'bridges',
] as const

export type ChapterKey = (typeof chapterKeys)[number]

/** The chapters of each kind, in order. */
export const chaptersOfKind = {
  short: ['opening', 'particular', 'ends', 'question', 'weeks', 'task', 'notice'],
  long: [
    'opening',
    'particular',
    'overview',
    'body',
    'heart',
    'mind',
    'chakras',
    'values',
    'motion',
    'shape',
    'character',
    'changed',
    'year',
    'notice',
  ],
  relationship: ['opening', 'particular', 'pair', 'firstSide', 'secondSide', 'notice'],
  family: ['opening', 'particular', 'together', 'everyone', 'atTable', 'pairs', 'notice'],
  group: ['opening', 'particular', 'together', 'groupLife', 'everyone', 'pairs', 'notice'],
} as const satisfies Record<AnalysisKind, readonly ChapterKey[]>
