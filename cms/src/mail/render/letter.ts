import type { Block, Language } from '@krono/contract'
import type { MailData } from '../mails'

/** What an editor wrote. */
export type Template = {
  subject: string
  body: readonly Block[]
  /** Sent because of the newsletter: the foot says how to get no more. */
  isNewsletter?: boolean
}

/** Who writes, where that is at home, and in what year. */
export type Brand = { name: string; siteUrl: string; language: Language; year: string }

/** What a template is filled with. */
export type Letter = { data: MailData; brand: Brand }

export type RenderedMail = { subject: string; html: string; text: string }
