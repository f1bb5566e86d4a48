import type { Shown } from './shown-in'
import type { Snapshot } from './snapshot'

/** Which of the two saves changed a field since the form was opened. */
export type Changed = 'mine' | 'theirs' | 'both'

/** Data of a refused save for the panel: the differing fields, with both values. */
export type Conflict = {
  changed: Readonly<Record<string, Changed>>
  /** The current values. */
  theirs: Snapshot
  /** The values of the refused save. */
  mine: Snapshot
  /** Author of the last save; null: a program, or a deleted account. */
  by: string | null
  /** The value of the opened header for a form filled with `theirs`. */
  opened: string
  shown: Shown
}
