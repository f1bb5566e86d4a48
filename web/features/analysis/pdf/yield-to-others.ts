import { setImmediate } from 'node:timers/promises'

/** Lets whoever waits for this process have their turn: called between two steps of long work. */
export const yieldToOthers = () => setImmediate()
