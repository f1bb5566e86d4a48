import { Mutex } from 'async-mutex'

const line = new Mutex()

/** Does work after all that was asked for before: pictures of 40 megapixels do not fill the memory together. */
export const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => line.runExclusive(work)
