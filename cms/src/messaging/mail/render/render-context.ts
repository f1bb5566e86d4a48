import type { Block, Language } from '@krono/contract'
import type { MailData } from '../mails'

/** An editor's template. */
export type Template = {
  subject: string
  body: readonly Block[]
}

/** Unsubscribe and preference links; none for e-mails about an account. */
export type UnsubscribeLink = {
  /** Endpoint for mail programs (RFC 8058). */
  oneClick: string
  page: string
  /** For list subscribers. */
  preferences?: string
}

/** Sender name, site, language, and year. */
export type Brand = { name: string; siteUrl: string; language: Language; year: string }

/** The values for a template. */
export type RenderContext = { data: MailData; brand: Brand }

export type RenderedMail = { subject: string; html: string; text: string }
