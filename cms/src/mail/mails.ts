/** Groups of templates: sent because of a registration, of a landing form, or of anything else. */
export type MailGroup = 'register' | 'form' | 'other'

export type Placeholder = 'name' | 'link' | 'email' | 'minutes'

type MailRow = {
  group: MailGroup
  /** What its template may name, as `{{name}}`. */
  placeholders: readonly Placeholder[]
  /** Without its link the letter is of no use: the template must have it, and is never switched off. */
  needsLink: boolean
}

/** The letters that the system sends by itself. Each has a template of this name, which editors write. */
export const mails = {
  /** To a new account: the link confirms the address. */
  confirmEmail: { group: 'register', placeholders: ['name', 'link'], needsLink: true },
  /** Once the address is confirmed; the link leads to the site. */
  welcome: { group: 'register', placeholders: ['name', 'link'], needsLink: false },
  /** To the new address: the link confirms the change. */
  changeEmail: { group: 'other', placeholders: ['name', 'link'], needsLink: true },
  /** To the old address, after the change; `email` is the new one. */
  emailChanged: { group: 'other', placeholders: ['name', 'email'], needsLink: false },
  /** `minutes`: how long the link holds. */
  resetPassword: { group: 'other', placeholders: ['name', 'link', 'minutes'], needsLink: true },
  passwordChanged: { group: 'other', placeholders: ['name'], needsLink: false },
  deactivated: { group: 'other', placeholders: ['name'], needsLink: false },
} as const satisfies Record<string, MailRow>

export type MailName = keyof typeof mails

export const mailNames = Object.keys(mails) as MailName[]

export function isMailName(name: string): name is MailName {
  return mailNames.some((known) => known === name)
}

/** What is known of a letter, with every field. */
export const mailRow = (name: MailName): MailRow => mails[name]

/** A letter that an editor thought of, sent some time after its cause. */
export const followUp = 'followUp' as const

/** What the templates of follow-ups may name; the link leads to the site. */
export const followUpPlaceholders = ['name', 'link'] as const satisfies readonly Placeholder[]

/** A name that is not known is null: the template's `{{name}}` then goes with its comma or space. */
type Value = string | number | null

export type MailData = Readonly<Partial<Record<Placeholder, Value>>>

/** The values that one letter needs. */
export type MailDataOf<Name extends MailName> = Readonly<
  Record<(typeof mails)[Name]['placeholders'][number], Value>
>

export type FollowUpData = Readonly<Record<(typeof followUpPlaceholders)[number], Value>>
