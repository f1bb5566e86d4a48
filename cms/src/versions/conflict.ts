import type { Shown } from './shown-in'
import type { Snapshot } from './snapshot'

/** Who of the two changed a field since the form was opened. */
export type Changed = 'mine' | 'theirs' | 'both'

/** What the panel is told of a save that was refused: the fields in which the two differ, as each has them. */
export type Conflict = {
  changed: Readonly<Record<string, Changed>>
  /** What stands there now. */
  theirs: Snapshot
  /** What would have been saved. */
  mine: Snapshot
  /** Who saved last; null: a program, or somebody without an account now. */
  by: string | null
  /** What a form says that was filled with `theirs`. */
  opened: string
  shown: Shown
}
