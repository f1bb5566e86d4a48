import { Mutex } from 'async-mutex'

const mutex = new Mutex()

/** Runs work after all earlier work, so that several pictures of 40 megapixels cannot fill the memory together. */
export const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => mutex.runExclusive(work)
