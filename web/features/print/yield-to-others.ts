import { setImmediate } from 'node:timers/promises'

/** Yields to the event loop between two steps of long work. */
export const yieldToOthers = () => setImmediate()
