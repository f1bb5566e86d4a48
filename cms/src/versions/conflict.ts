import type { Shown } from './shown-in'
import type { Snapshot } from './snapshot'

/** What the panel is told of a save that was refused: the fields in which the two differ, as each has them. */
export type Conflict = {
  fields: readonly string[]
  /** When the form was opened; null when that is too long ago. */
  base: Snapshot | null
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
