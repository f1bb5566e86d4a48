import type { IncomingMessage, ServerResponse } from 'node:http'

export interface Call {
  request: IncomingMessage
  response: ServerResponse
  url: URL
}

export function redirect({ response }: Call, location: string) {
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end()
}
