import { logRequests, writeText } from './log-requests'
import { observeRequests } from './request-observers'

const methods = ['error', 'warn', 'info', 'debug'] as const

type Level = (typeof methods)[number]

type Options = { format: 'text' | 'json'; level: Level; all: boolean | undefined }

/** As text, lines below the level are dropped; `console.log` has the level `info`. */
function dropBelow(level: Level) {
  const dropped = methods.slice(methods.indexOf(level) + 1)
  for (const method of dropped) console[method] = () => undefined
  if (dropped.includes('info')) console.log = () => undefined
}

/** Sets the format and the level of all lines of this program, and begins to log requests (decision logs-metrics-traces). */
export async function startLogs({ format, level, all = format === 'json' }: Options) {
  if (format === 'text') {
    // Without the setting the console stays as it is.
    if (level !== 'info') dropBelow(level)
    observeRequests(logRequests(writeText, { all }))
    return
  }
  const { logAsJson } = await import('./log-as-json')
  observeRequests(logRequests(logAsJson(level), { all }))
}
