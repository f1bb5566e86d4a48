import { createServer } from 'node:http'

type Options = { host: string; port: number; report: (problem: string) => void }

/**
 * Serves `GET /metrics` on a port of its own, which no proxy forwards. A port that is taken is reported; the cms runs
 * without metrics then.
 *
 * @param read text in the format of Prometheus
 * @returns function that closes the port
 */
export function serveMetrics(
  read: () => Promise<{ type: string; text: string }>,
  { host, port, report }: Options,
) {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      (error: unknown) => {
        report(`The metrics could not be read: ${String(error)}`)
        response.writeHead(500).end()
      },
    )
  })
  server.on('error', (error) => report(`No metrics on ${host}:${port}: ${error.message}`))
  server.listen(port, host)
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
