import { AsyncLocalStorage } from 'node:async_hooks'

const signals = new AsyncLocalStorage<AbortSignal>()

/** Runs a call with a signal that aborts when it was answered or its client disconnected. */
export const withSignal = <T>(signal: AbortSignal, call: () => T): T => signals.run(signal, call)

export const withoutSignal = <T>(call: () => T): T => signals.exit(call)

/** The signal of the current HTTP call; undefined in a job or a command. */
export const requestSignal = () => signals.getStore()
