import { languageCodes } from '@krono/contract'
import { z } from 'zod'

const port = process.env.PORT ?? '3000'
const secret = z.string().min(24, 'must be a random text of at least 24 characters')

/** The environment of web; no other module reads `process.env`. Names: operating, "Settings". */
const schema = z.object({
  NODE_ENV: z.string().default('production'),
  LANGUAGE: z.enum(languageCodes).default('hun'),
  PRODUCT_NAME: z.string().min(1).default('KRONO'),
  TIME_ZONE: z.string().min(1).default('Europe/Budapest'),
  PUBLIC_URL: z.url().default(`http://localhost:${port}`),
  PANEL_URL: z.url().default(`http://localhost:${process.env.CMS_PORT ?? '1337'}`),
  CMS_URL: z.url().default('http://127.0.0.1:1337'),
  // Number of our own reverse proxies.
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
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

let parsedSecrets: z.infer<typeof secrets> | undefined

/** Secrets, parsed at the first use, because a build has none. Throws if one is missing. */
export function getSecrets() {
  parsedSecrets ??= secrets.parse(process.env)
  return parsedSecrets
}
