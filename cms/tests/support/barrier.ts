import { createServer, type ServerResponse } from 'node:http'

/** A server that holds requests until `count` of them have arrived, then answers all. */
export async function barrierFor(count: number) {
  const waiting: ServerResponse[] = []
  const server = createServer((_request, response) => {
    waiting.push(response)
    if (waiting.length >= count) for (const one of waiting) one.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, end: () => server.close() }
}
