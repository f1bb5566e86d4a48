import { createServer, type IncomingMessage } from 'node:http'

export type Call = { path: string; authorization: string; body: unknown; at: number }

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return JSON.parse(text)
}

/**
 * Replaces web and records what the cms announces of these models; announcements of other models, left over from
 * other test files, are accepted and ignored. `refuse` makes it answer 503 this many times.
 */
export async function startFakeWeb(port: number, ...models: string[]) {
  const calls: Call[] = []
  let refusals = 0
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const { url: path = '', headers } = request
    if (!models.some((model) => JSON.stringify(body).includes(`"${model}"`))) {
      response.writeHead(204).end()
      return
    }
    calls.push({ path, authorization: headers.authorization ?? '', body, at: Date.now() })
    response.writeHead(refusals > 0 ? 503 : 204).end()
    refusals = Math.max(0, refusals - 1)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    calls,
    refuse(times: number) {
      refusals = times
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Polls until `look` returns something; undefined after the timeout. */
export async function until<T>(
  look: () => T | undefined,
  timeoutMs: number,
): Promise<T | undefined> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const found = look()
    if (found !== undefined || Date.now() > deadline) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
