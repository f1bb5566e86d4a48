import type { MailRow } from '../mail-row'

/** E-mails to members and their guests: gifts, coupons, invitations, reminders. */
export const memberMails = {
  /** A personal coupon code; `until` is null if it does not expire. */
  coupon: {
    group: 'other',
    placeholders: ['name', 'coupon', 'until', 'link'],
    needsLink: false,
    marks: ['coupon'],
  },
  /** Days of premium given by an admin; the link leads to the profile. */
  daysGiven: { group: 'other', placeholders: ['name', 'until', 'link'], needsLink: false },
  /** One year after registration; the link leads to the page for gifts. */
  anniversary: {
    group: 'other',
    placeholders: ['name', 'coupon', 'until', 'link'],
    needsLink: false,
    isFor: 'list',
  },
  /** To the recipient, who claims by the link; `message` is null if the giver wrote none. */
  gift: {
    group: 'other',
    placeholders: ['name', 'giver', 'product', 'message', 'until', 'link'],
    needsLink: true,
    isFor: 'person',
    marks: ['giver', 'product'],
  },
  giftReminder: {
    group: 'other',
    placeholders: ['name', 'giver', 'product', 'until', 'link'],
    needsLink: true,
    isFor: 'person',
    marks: ['giver', 'product'],
  },
  /** To the giver, once it was claimed. */
  giftClaimed: {
    group: 'other',
    placeholders: ['name', 'product', 'recipient'],
    needsLink: false,
    marks: ['product', 'recipient'],
  },
  /** To the inviter when the guest has answered; the link leads to the relationship page. */
  invitationAnswered: {
    group: 'other',
    placeholders: ['name', 'guest', 'link'],
    needsLink: true,
    marks: ['guest'],
  },
  /** To an address entered in the newsletter form, for confirmation. The link is valid `until` that day. */
  newsletterConfirm: {
    group: 'other',
    placeholders: ['link', 'until'],
    needsLink: true,
    isFor: 'person',
  },
  /** Reminder to rate the day, at the member's chosen hour; the link leads to the page for it. */
  feltReminder: {
    group: 'other',
    placeholders: ['name', 'link'],
    needsLink: true,
    isFor: 'reminder',
  },
  /** After the last lesson and quiz of a course; the link leads to the page where the certificate is issued. */
  courseFinished: {
    group: 'other',
    placeholders: ['name', 'course', 'link'],
    needsLink: false,
    marks: ['course'],
  },
  /** To a member, unrequested: `answer` is the text written by an admin, `subject` its subject. */
  houseLetter: {
    group: 'other',
    placeholders: ['name', 'subject', 'answer', 'link'],
    needsLink: true,
    marks: ['subject'],
    requires: 'answer',
    written: 'by hand',
  },
} as const satisfies Record<string, MailRow>
