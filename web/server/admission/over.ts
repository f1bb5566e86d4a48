import type { ServerResponse } from 'node:http'

/** Calls back when the client has disconnected or the answer is sent; returns a function that ends it. */
function whenOver(response: ServerResponse, callback: () => void) {
  const { socket } = response.req
  const end = () => {
    response.off('finish', over).off('close', over)
    // A request that came behind another on its connection has no word of its own when that breaks.
    socket.off('close', over)
  }
  const over = () => {
    end()
    callback()
  }
  response.on('finish', over).on('close', over)
  socket.on('close', over)
}

const isOver = (response: ServerResponse) =>
  response.writableFinished || response.destroyed || response.req.socket.destroyed

/** Resolves when the answer is sent or the client has disconnected. */
export const answered = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    if (isOver(response)) resolve()
    else whenOver(response, resolve)
  })

/** Aborts when the client disconnects. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  if (isOver(response)) gone.abort()
  else whenOver(response, () => gone.abort())
  return gone.signal
}
