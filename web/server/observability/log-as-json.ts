import { format } from 'node:util'
import pino from 'pino'
import { requestState } from '@/server/request-state'
import type { WriteLine } from './log-requests'

const levels = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug' } as const

/**
 * Writes one JSON object per line, with the same keys as the cms (cms/src/platform/lib/log-format): `time` (ISO 8601),
 * `level`, `service`, `requestId` during a request, `msg`, and in the line of a request also `request`. Lines of Next and
 * of packages, which use the console, become such objects too.
 *
 * @returns function that writes the line of a request
 */
export function logAsJson(level: string, destination?: pino.DestinationStream): WriteLine {
  const options: pino.LoggerOptions = {
    ...{ level, base: { service: 'web' }, timestamp: pino.stdTimeFunctions.isoTime },
    formatters: { level: (label) => ({ level: label }) },
    mixin: () => ({ requestId: requestState()?.id }),
  }
  const logger = destination ? pino(options, destination) : pino(options)
  for (const [method, name] of Object.entries(levels)) {
    const write = (...values: unknown[]) => logger[name](format(...values))
    console[method as keyof typeof levels] = write
  }
  return ({ isFailure, requestId, text, facts }) =>
    logger[isFailure ? 'warn' : 'info']({ requestId, request: facts() }, text)
}
