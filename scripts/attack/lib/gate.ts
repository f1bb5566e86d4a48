import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cms } from '../../lib/paths.mjs'

export interface Gate {
  port: number
  /** `open` forwards everything, `silent` accepts connections and sends nothing, `closed` refuses connections. */
  turn: (to: 'open' | 'silent' | 'closed') => void
}

// Imported by path: the compiler options of cms differ from those of the scripts.
const gates = await import(pathToFileURL(path.join(cms, 'tests/support/gate.ts')).href)

/** Starts a proxy in front of a server, to make it unavailable to one program. */
export const startGate = (target: { host: string; port: number }): Promise<Gate> =>
  gates.standBefore(target)
