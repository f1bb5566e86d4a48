import { setImmediate } from 'node:timers/promises'

/** Yields to other tasks of the event loop: called between two steps of long work. */
export const yieldToOthers = () => setImmediate()
