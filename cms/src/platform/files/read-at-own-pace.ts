import { Readable } from 'node:stream'
import { FilesAwayError } from './files-away'

/** How long the store may be silent while bytes are wanted. */
const silenceMs = 10_000

/**
 * The body of a response, read as fast as the reader takes it. A reader may pause for any time, as a player does; a
 * store that is silent while the reader waits ends the stream with an error. Destroying it ends the request at once.
 */
export function readAtOwnPace(body: unknown): Readable {
  if (!(body instanceof Readable)) throw new FilesAwayError(new Error('no body'))
  const chunks: AsyncIterator<Buffer> = body[Symbol.asyncIterator]()
  const silent = () => body.destroy(new FilesAwayError(new Error('silent within a file')))
  let timer: NodeJS.Timeout | undefined
  return new Readable({
    read() {
      timer = setTimeout(silent, silenceMs)
      chunks.next().then(
        ({ value, done }) => {
          clearTimeout(timer)
          this.push(done ? null : value)
        },
        (error) => this.destroy(error),
      )
    },
    destroy(error, callback) {
      clearTimeout(timer)
      body.destroy()
      callback(error)
    },
  })
}
