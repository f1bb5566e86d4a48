import type { ServerResponse } from 'node:http'

/** Calls back once, when the response is sent or the client has disconnected. */
function onceOver(response: ServerResponse, callback: () => void) {
  const { socket } = response.req
  const removeListeners = () => {
    response.off('finish', over).off('close', over)
    // A pipelined request gets no event of its own when the connection breaks.
    socket.off('close', over)
  }
  const over = () => {
    removeListeners()
    callback()
  }
  response.on('finish', over).on('close', over)
  socket.on('close', over)
}

const isOver = (response: ServerResponse) =>
  response.writableFinished || response.destroyed || response.req.socket.destroyed

/** Resolves when the response is sent or the client has disconnected. */
export const answered = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    if (isOver(response)) resolve()
    else onceOver(response, resolve)
  })

/** Aborts when the client disconnects. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  if (isOver(response)) gone.abort()
  else onceOver(response, () => gone.abort())
  return gone.signal
}
