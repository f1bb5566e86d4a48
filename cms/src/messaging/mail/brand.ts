import type { Language } from '@krono/contract'
import { today } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import type { Brand } from './render/render-context'

/** The brand of current e-mails in a language. */
export const brandIn = (language: Language): Brand => ({
  name: env.PRODUCT_NAME,
  siteUrl: env.PUBLIC_URL,
  language,
  year: today().slice(0, 4),
})
