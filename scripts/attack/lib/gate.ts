import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cms } from '../../lib/paths.mjs'

export interface Gate {
  port: number
  /** Lets everything through, takes what comes and answers nothing, or refuses. */
  turn: (to: 'open' | 'silent' | 'closed') => void
}

// Its compiler reads it by other rules than that of the scripts.
const gates = await import(pathToFileURL(path.join(cms, 'tests/support/gate.ts')).href)

/** Stands before a server, to take it away from one program alone. */
export const startGate = (target: { host: string; port: number }): Promise<Gate> =>
  gates.standBefore(target)
