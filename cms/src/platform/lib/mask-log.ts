import type { Core } from '@strapi/strapi'
import { maskSecrets } from './mask-secrets'

type Line = { message: unknown; stack?: unknown }
type Format = { transform: (line: Line, options?: unknown) => unknown; options?: unknown }

/** Masks secrets in every log line of the cms, including those of Strapi and its plugins. */
export function maskLog({ log }: Core.Strapi) {
  const logger: { format: Format } = Object(log)
  const { format } = logger
  logger.format = {
    ...format,
    transform: (line, options) => format.transform(masked(line), options),
  }
}

function masked(line: Line): Line {
  for (const part of ['message', 'stack'] as const) {
    const text = line[part]
    if (typeof text === 'string') line[part] = maskSecrets(text)
  }
  return line
}
