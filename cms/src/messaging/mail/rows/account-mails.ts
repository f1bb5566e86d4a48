import type { MailRow } from '../mail-row'

/** E-mails about an account: its address and its password. */
export const accountMails = {
  /** To a new account: the link confirms the address. */
  confirmEmail: {
    group: 'register',
    placeholders: ['name', 'link'],
    needsLink: true,
    showsOwn: 'emblem',
  },
  /** After the address is confirmed; the link leads to the reader's chart. */
  welcome: {
    group: 'register',
    placeholders: ['name', 'link'],
    needsLink: false,
    showsOwn: 'chart',
  },
  /** To the new address: the link confirms the change. */
  changeEmail: { group: 'other', placeholders: ['name', 'link'], needsLink: true },
  /** To the current address; `email` is the requested one. The link says "it was not me". */
  emailAsked: {
    group: 'other',
    placeholders: ['name', 'email', 'link', 'hours'],
    needsLink: true,
  },
  /** To the old address, after the change; `email` is the new one. The link reverts the change. */
  emailChanged: {
    group: 'other',
    placeholders: ['name', 'email', 'link', 'hours'],
    needsLink: true,
  },
  /** `minutes`: how long the link is valid, with its noun. */
  resetPassword: { group: 'other', placeholders: ['name', 'link', 'minutes'], needsLink: true },
  passwordChanged: { group: 'other', placeholders: ['name'], needsLink: false },
  /** A passkey or an authenticator app was added or removed. */
  secondFactorChanged: { group: 'other', placeholders: ['name'], needsLink: false },
  deactivated: { group: 'other', placeholders: ['name'], needsLink: false },
} as const satisfies Record<string, MailRow>
