import { languageCodes } from '@krono/contract'
import { z } from 'zod'

const port = process.env.PORT ?? '3000'
const secret = z.string().min(24, 'must be a random text of at least 24 characters')

/** An empty value in a file or a compose file means "not set". */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

const observability = {
  /** `json`: one object per line; `text` is for people. */
  LOG_FORMAT: unlessEmpty(z.enum(['text', 'json']).default('text')),
  LOG_LEVEL: unlessEmpty(z.enum(['error', 'warn', 'info', 'debug']).default('info')),
  /** A line for each request; without it only for failed ones. Default: with LOG_FORMAT=json. */
  LOG_REQUESTS: unlessEmpty(z.stringbool().optional()),
  /** Switches the metrics on. */
  METRICS_PORT: unlessEmpty(z.coerce.number().int().min(1).max(65_535).optional()),
  METRICS_HOST: unlessEmpty(z.string().default('127.0.0.1')),
  /** Switches the traces on; read by the exporter itself, too. */
  OTEL_EXPORTER_OTLP_ENDPOINT: unlessEmpty(z.url({ protocol: /^https?$/ }).optional()),
}

/** The environment of web; no other module reads `process.env`. Names: operating, "Settings". */
const schema = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: z.coerce.number().int().default(3000),
  LANGUAGE: z.enum(languageCodes).default('hun'),
  PRODUCT_NAME: z.string().min(1).default('KRONO'),
  TIME_ZONE: z.string().min(1).default('Europe/Budapest'),
  PUBLIC_URL: z.url().default(`http://localhost:${port}`),
  PANEL_URL: z.url().default(`http://localhost:${process.env.CMS_PORT ?? '1337'}`),
  CMS_URL: z.url().default('http://127.0.0.1:1337'),
  REDIS_URL: z
    .union([
      z.literal('').transform(() => undefined),
      z.url({ protocol: /^rediss?$/, error: 'is no redis:// or rediss:// address' }),
    ])
    .optional(),
  // Number of our own reverse proxies.
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  ...observability,
  // An empty value in a file or a compose file means "not set".
  STRIPE_PUBLIC_KEY: z
    .string()
    .regex(/^(pk_\w+)?$/, 'must be the publishable key of Stripe, which begins with pk_')
    .optional()
    .transform((key) => key || undefined),
})

const secrets = z.object({
  CONTENT_TOKEN: secret,
  REVALIDATE_SECRET: secret,
  PREVIEW_SECRET: secret,
  SESSION_SECRET: z.string().min(32, 'must be a random text of at least 32 characters'),
})

export const env = schema.parse(process.env)

const builtMs = Number(process.env.BUILT_AT ?? 0)

/** Time of the build, which next.config writes into the code. */
export const builtAt = new Date(builtMs)

/** Identifies the build. */
export const buildVersion = builtMs.toString(36)

let parsedSecrets: z.infer<typeof secrets> | undefined

/** Secrets, parsed at the first use, because a build has none. Throws if one is missing. */
export function getSecrets() {
  parsedSecrets ??= secrets.parse(process.env)
  return parsedSecrets
}
