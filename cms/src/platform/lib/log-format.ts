import { formats, winston } from '@strapi/logger'
import { maskSecrets } from './mask-secrets'
import { currentRequestId } from './request-id'

type Line = winston.Logform.TransformableInfo

const mask = winston.format((line: Line) => {
  for (const part of ['message', 'stack'] as const) {
    const text = line[part]
    if (typeof text === 'string') line[part] = maskSecrets(text)
  }
  return line
})

/** Winston's level `http` is for the line of each request; web, which uses pino, has none of this name. */
const levelOf = (level: string) => (level === 'http' ? 'info' : level)

function textOf({ message, stack }: Line): string {
  const text = String(message)
  return typeof stack === 'string' && !text.includes(stack) ? `${text}\n${stack}` : text
}

/**
 * One JSON object per line, with the same keys as web (web/server/observability/log-as-json): `time` (ISO 8601), `level`,
 * `service`, `requestId` during a request, `msg`, and in the line of a request also `request`.
 */
const asJson = winston.format.printf((line) =>
  JSON.stringify({
    time: new Date().toISOString(),
    level: levelOf(line.level),
    service: 'cms',
    requestId: line.requestId ?? currentRequestId(),
    msg: textOf(line),
    request: line.request,
  }),
)

/** The lines of the cms. Secrets are masked in every line, including those of Strapi and its plugins. */
export const logFormat = (shape: 'text' | 'json') =>
  winston.format.combine(mask(), shape === 'json' ? asJson : formats.prettyPrint())
