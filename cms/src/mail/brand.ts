import type { Language } from '@krono/contract'
import { today } from '../lib/clock'
import { env } from '../lib/env'
import type { Brand } from './render/letter'

/** Who writes today's letters, in a language. */
export const brandIn = (language: Language): Brand => ({
  name: env.PRODUCT_NAME,
  siteUrl: env.PUBLIC_URL,
  language,
  year: today().slice(0, 4),
})
