import type { Manifest } from '../manifest'

/** The database that a restore replaces. The new one is prepared beside it. */
export type Target = {
  /** Settings of a program that is to work on the prepared database. */
  prepared: Record<string, string>
  /** Throws a Refusal while another program uses the present database. */
  requireStopped(): Promise<void>
  isEmpty(): Promise<boolean>
  /** Loads the copy from the folder of an extracted archive, and describes what was loaded. */
  prepare(folder: string): Promise<Manifest['database']>
  /** Puts the prepared database into place, in one step; returns where the previous one is, if there was one. */
  swap(): Promise<string | undefined>
  /** Deletes what was prepared. */
  discard(): Promise<void>
}
