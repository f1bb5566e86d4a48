import { createServer, type Server } from 'node:http'

type Options = { host: string; port: number; report: (problem: string) => void }

const metricsServers = new WeakSet<Server>()

/** Requests of Prometheus wait in no queue and get no headers of the site. */
export const isMetricsServer = (server: Server) => metricsServers.has(server)

/**
 * Serves `GET /metrics` on a port of its own, which no proxy forwards. A port that is taken is reported; web runs
 * without metrics then.
 *
 * @param read text in the format of Prometheus
 * @returns the server, and a function that closes the port
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
  metricsServers.add(server)
  server.on('error', (error) => report(`No metrics on ${host}:${port}: ${error.message}`))
  server.listen(port, host)
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { server, close }
}
