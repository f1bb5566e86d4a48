import path from 'node:path'
import { languageCodes } from '@krono/contract'
import { z } from 'zod'
import { bucketSettings, checkBucket } from './bucket-settings'
import { sandboxProblems } from './sandbox-problems'
import { secretProblems } from './secret-problems'

// An empty value in an env file or compose file means "not set".
const variables = Object.fromEntries(
  Object.entries(process.env).filter(([, value]) => value !== ''),
)

const port = z.coerce.number().int().min(1).max(65_535)

/** The environment of cms. No other module reads `process.env`. Names: operating, "Settings". */
const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    LANGUAGE: z.enum(languageCodes).default('hun'),
    PRODUCT_NAME: z.string().default('KRONO'),
    TIME_ZONE: z.string().refine(isTimeZone, 'is no time zone').default('Europe/Budapest'),
    HOST: z.string().default('127.0.0.1'),
    /** Number of our own proxies in front of the panel. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    CMS_PORT: port.default(1337),
    /** `json`: one object per line; `text` is for people. */
    LOG_FORMAT: z.enum(['text', 'json']).default('text'),
    LOG_LEVEL: z.enum(['error', 'warn', 'info', 'debug']).default('info'),
    /** A line for each request; without it only for failed ones. */
    LOG_REQUESTS: z.stringbool().default(true),
    /** Switches the metrics on; web has METRICS_PORT too, so on one machine the cms needs another one. */
    METRICS_PORT: port.optional(),
    CMS_METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** Switches the traces on; read by the exporter itself, too. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    PUBLIC_URL: z.url().default(`http://localhost:${variables.PORT ?? 3000}`),
    /** Other hosts to which short links may lead. */
    SHORT_LINK_HOSTS: z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .refine(
        (hosts) => hosts.every(isHost),
        'is no list of hosts such as shop.example,blog.example',
      )
      .transform((hosts) => hosts.map(hostnameOf)),
    WEB_URL: z.url().default(`http://127.0.0.1:${variables.PORT ?? 3000}`),
    DATABASE_URL: z.url().optional(),
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: 'is no redis:// or rediss:// address' })
      .optional(),
    DATABASE_FILE: z.string().default(path.join('.data', 'krono.db')),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'is no smtp:// or smtps:// address' })
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/,
        'is no address such as KRONO <noreply@krono.example>',
      )
      .default('KRONO <noreply@krono.example>'),
    /** Defaults of the settings that site admins may change (platform/settings). */
    AD_PIXEL_ID: z
      .string()
      .regex(/^\d{1,20}$/, 'must be digits, as Meta calls it')
      .default(''),
    SHOW_MESSENGER: z.stringbool().default(false),
    MESSENGER_PAGE_ID: z
      .string()
      .regex(/^\d{1,20}$/, 'must be digits, as Meta calls it')
      .default(''),
    /** Secret of the endpoint for bounces and complaints; without it the endpoint is closed. */
    MAIL_EVENTS_SECRET: z
      .string()
      .min(24, 'must be a random text of at least 24 characters')
      .max(200)
      .optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_\w+$/, 'is no secret key of Stripe')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\S+$/, 'is no secret of a webhook')
      .optional(),
    /** Set for the sandbox only; Stripe itself needs none. */
    STRIPE_API_URL: z.url().optional(),
    PUBLIC_FOLDER: z.string().default('public'),
    /** Where backups and records of erasures are stored: a folder, or a bucket of S3. */
    BACKUP_FOLDER: z.string().optional(),
    BACKUP_S3_BUCKET: z.string().optional(),
    BACKUP_S3_REGION: z.string().default('us-east-1'),
    BACKUP_S3_ENDPOINT: z.url().optional(),
    BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
    BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
    BACKUP_AGE_RECIPIENT: z
      .string()
      .regex(/^(age1|ssh-)\S/, 'is no recipient of age, such as age1…')
      .optional(),
    BACKUP_GPG_KEY_FILE: z.string().optional(),
    /** Who is notified of incidents. */
    OPERATOR_EMAIL: z.email().optional(),
    OPERATOR_WEBHOOK_URL: z
      .url()
      .refine(isSafeToPost, 'must be an https:// address; http:// on localhost only')
      .optional(),
    ...bucketSettings,
    PANEL_ADMIN_EMAIL: z.email().optional(),
    PANEL_ADMIN_PASSWORD: z.string().optional(),
    EDITOR_EMAIL: z.email().optional(),
    EDITOR_PASSWORD: z.string().optional(),
    AUTHOR_EMAIL: z.email().optional(),
    AUTHOR_PASSWORD: z.string().optional(),
    DEMO_PASSWORD: z.string().min(6).optional(),
    DEMO_BUYS: z.stringbool().default(false),
    CONTENT_TOKEN: z.string().default(''),
    REVALIDATE_SECRET: z.string().default(''),
    PREVIEW_SECRET: z.string().default(''),
    APP_KEYS: z
      .string()
      .default('')
      .transform((text) => text.split(',').filter(Boolean)),
    API_TOKEN_SALT: z.string().default(''),
    ADMIN_JWT_SECRET: z.string().default(''),
    TRANSFER_TOKEN_SALT: z.string().default(''),
    JWT_SECRET: z.string().default(''),
    ENCRYPTION_KEY: z.string().default(''),
  })
  .superRefine(checkBucket)

export const env = parse()

function parse() {
  const result = schema.safeParse(variables)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment of cms is wrong.\n${lines.join('\n')}`)
}

// As browsers write a host: in ASCII and lower case.
function hostnameOf(host: string): string {
  return new URL(`https://${host}`).hostname
}

function isHost(text: string): boolean {
  return !/[/?#@:\\]/.test(text) && URL.canParse(`https://${text}`)
}

function isSafeToPost(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isHere)
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

/**
 * Throws if a secret is missing, short or an example value, with one sentence per secret. Called when the cms starts,
 * not when it is built: a build has no secrets.
 */
export function requireSecrets() {
  const problems = [...secretProblems(env), ...sandboxProblems(env)]
  if (problems.length === 0) return
  throw new Error(`The cms does not start without good secrets.\n${problems.join('\n')}`)
}
