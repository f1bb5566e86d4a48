import type { Block, Language } from '@krono/contract'
import type { MailData } from '../mails'

/** What an editor wrote. */
export type Template = {
  subject: string
  body: readonly Block[]
}

/** Where one ends letters like this one, and where one says what one wants; of what is about an account there is none. */
export type WayOut = {
  /** Takes the call of mail programs (RFC 8058). */
  oneClick: string
  page: string
  /** Of those on the list. */
  preferences?: string
}

/** Who writes, where that is at home, and in what year. */
export type Brand = { name: string; siteUrl: string; language: Language; year: string }

/** What a template is filled with. */
export type Letter = { data: MailData; brand: Brand }

export type RenderedMail = { subject: string; html: string; text: string }
