import { describeFailure } from '../lib/describe-failure'

/** An external file store does not answer, or refuses a valid call: the call can be retried. */
export class FilesAwayError extends Error {
  constructor(cause: unknown) {
    super(`The file store did not answer: ${describeFailure(cause)}`, { cause })
    this.name = 'FilesAwayError'
  }
}

/** Runs a call of the store; any failure is a FilesAwayError. */
export async function orFilesAway<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw error instanceof FilesAwayError ? error : new FilesAwayError(error)
  }
}
