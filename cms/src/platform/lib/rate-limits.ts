export type Limit = { count: number; seconds: number }

/** `name` identifies its counters, equal in all processes. */
export type NamedLimit = Limit & { name: string }

type RateLimit = {
  /** For one client (an IPv4 address, or the network half of an IPv6 address). */
  each: Limit
  /** For all clients: limits how fast forged addresses fill a table. */
  all: Limit
}

const minutes = (count: number) => count * 60

/** Names the limits of a table after it. */
const named = <const Table extends Record<string, Limit>>(of: string, table: Table) =>
  Object.fromEntries(
    Object.entries(table).map(([name, limit]) => [name, { ...limit, name: `${of}.${name}` }]),
  ) as { readonly [Name in keyof Table]: Table[Name] & { name: string } }

/** Limits of the public calls that write, or disclose facts of an account (quality, "Who you are"). */
export const rateLimits = {
  picture: { each: { count: 20, seconds: 60 }, all: { count: 600, seconds: 60 } },
  consent: { each: { count: 60, seconds: 60 }, all: { count: 3000, seconds: 60 } },
  login: { each: { count: 60, seconds: minutes(15) }, all: { count: 600, seconds: 60 } },
  signup: { each: { count: 30, seconds: minutes(60) }, all: { count: 600, seconds: 60 } },
  /** Whether an account exists or is confirmed: enough for a person, too few to check a list of addresses. */
  accountQuestion: { each: { count: 30, seconds: minutes(15) }, all: { count: 600, seconds: 60 } },
  forgotPassword: { each: { count: 20, seconds: minutes(15) }, all: { count: 600, seconds: 60 } },
  /** Calendars poll every few hours; those of many users come from a few servers. */
  calendar: { each: { count: 600, seconds: minutes(15) }, all: { count: 6000, seconds: 60 } },
  /** Pages with a secret link: too long to guess, and attempts are limited soon. */
  secretLink: { each: { count: 300, seconds: minutes(15) }, all: { count: 3000, seconds: 60 } },
  /** Limits guessing of coupon codes, and creation of checkouts: a person needs a few. */
  checkout: { each: { count: 60, seconds: minutes(15) }, all: { count: 1200, seconds: 60 } },
  /** A withdrawal needs a number and an address, with a few attempts; receipt numbers could be guessed here. */
  withdrawal: { each: { count: 20, seconds: minutes(15) }, all: { count: 600, seconds: 60 } },
  /** Feedback on an FAQ answer; one per network and answer (accountLimits.faqVotes). */
  faqVote: { each: { count: 60, seconds: minutes(15) }, all: { count: 120, seconds: 60 } },
  /** Signing up for the newsletter takes one or two requests. */
  newsletter: { each: { count: 20, seconds: minutes(15) }, all: { count: 600, seconds: 60 } },
  /** A mail provider reports thousands of e-mails from a few servers. */
  mailEvents: { each: { count: 3000, seconds: minutes(15) }, all: { count: 6000, seconds: 60 } },
  /** Called by mail programs for their users: thousands from a few servers on the day of an issue. */
  unsubscribe: { each: { count: 600, seconds: minutes(15) }, all: { count: 6000, seconds: 60 } },
  /** A form requests one when a user starts to write, and again after each submission. */
  proof: { each: { count: 60, seconds: minutes(15) }, all: { count: 1200, seconds: 60 } },
  message: { each: { count: 10, seconds: minutes(15) }, all: { count: 120, seconds: 60 } },
  /** A search takes several attempts. */
  search: { each: { count: 120, seconds: 60 }, all: { count: 3000, seconds: 60 } },
  mailedLink: { each: { count: 60, seconds: minutes(15) }, all: { count: 600, seconds: 60 } },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof rateLimits

/** Limits of expensive calls per member, from any network. */
export const memberLimits = named('member', {
  import: { count: 20, seconds: minutes(15) },
  export: { count: 30, seconds: minutes(15) },
  /** A page reports progress every ten seconds at most, and each bookmark. */
  reading: { count: 200, seconds: minutes(15) },
  /** A press on a button at the end of a chapter, and corrections. */
  feedback: { count: 100, seconds: minutes(15) },
  /** Reviews written, changed and deleted: one per subject, with many edits. */
  review: { count: 100, seconds: minutes(15) },
  /** A player reports every ten seconds at most, and each pause. */
  filmPlace: { count: 300, seconds: minutes(15) },
  /** Setting or clearing a value of a day: three per day, a whole week filled in, and corrections. */
  feltDay: { count: 200, seconds: minutes(15) },
  /** A page reports the place every ten seconds at most, and the end; a device back online sends what waited. */
  lessonProgress: { count: 300, seconds: minutes(15) },
  /** Notes are sent while they are written. */
  lessonNote: { count: 600, seconds: minutes(15) },
  /** Starting and submitting quizzes: a person needs a minute for each. */
  quiz: { count: 100, seconds: minutes(15) },
  certificate: { count: 30, seconds: minutes(15) },
  ebookLink: { count: 30, seconds: minutes(15) },
  /** Changes of a subscription: each calls Stripe, and cancelling and resuming send an e-mail. */
  subscription: { count: 10, seconds: minutes(15) },
  /** First codes of an authenticator app: a wrong one is typed again. */
  secondFactor: { count: 20, seconds: minutes(15) },
  /** Export of all data of a user. */
  personalExport: { count: 10, seconds: minutes(15) },
})

export type MemberLimitName = keyof typeof memberLimits

/** Limits of failures and e-mails per account, from any network. */
export const accountLimits = named('account', {
  /** Wrong passwords for one account from one network. */
  wrongPasswordsHere: { count: 10, seconds: minutes(15) },
  /** From all networks; far above the former, so that one attacker alone cannot lock an account. */
  wrongPasswords: { count: 100, seconds: minutes(15) },
  /** Wrong current passwords of a signed-in user. */
  wrongCurrentPasswords: { count: 10, seconds: minutes(15) },
  /** Wrong codes of an authenticator app and wrong recovery codes. */
  wrongSecondFactors: { count: 10, seconds: minutes(15) },
  /** Attempts with coupon codes that do not exist. */
  wrongCodes: { count: 40, seconds: minutes(15) },
  /**
   * Wrong addresses for one order, from all networks; above the limit of one network, so that one attacker cannot block
   * it.
   */
  wrongOrderAddresses: { count: 100, seconds: minutes(15) },
  /** Coupons reserved by unfinished guest payments of one network. */
  guestsCoupons: { count: 3, seconds: minutes(60) },
  /** Feedback of one network on one answer. */
  faqVotes: { count: 1, seconds: minutes(12 * 60) },
  /** E-mails with a link to one account. */
  resetMails: { count: 5, seconds: minutes(60) },
  confirmMails: { count: 5, seconds: minutes(60) },
  /** E-mails that admins send to one person: written ones, confirmations and resets. */
  adminMails: { count: 5, seconds: minutes(60) },
  /** Test e-mails that an admin sends to themselves. */
  trialMails: { count: 20, seconds: minutes(15) },
  /** E-mails to the new address of a user's address change. */
  changeMails: { count: 5, seconds: minutes(60) },
  /** E-mails to an address entered in the public newsletter form. */
  newsletterMails: { count: 3, seconds: minutes(24 * 60) },
})

/** Submissions of public forms without a proof of work: from browsers without scripts, and from programs. */
export const unprovedLimits = named('unproved', {
  fromHere: { count: 3, seconds: minutes(60) },
  all: { count: 60, seconds: minutes(60) },
})

/** Messages from one e-mail address, and automatic replies to it: the address is unverified. */
export const addressLimits = named('address', {
  messages: { count: 10, seconds: minutes(24 * 60) },
  replies: { count: 2, seconds: minutes(24 * 60) },
})

/** Limits of login attempts and e-mails of the editors' panel. */
export const panelLimits = named('panel', {
  /** From one network, for all accounts. */
  fromHere: { count: 60, seconds: minutes(15) },
  /** Attempts from one network on one account, right ones too: the limit of Strapi, which counts per process. */
  onAccountHere: { count: 5, seconds: minutes(5) },
  /** Wrong passwords for one account, from all networks: far above what one network can reach. */
  wrongPasswords: { count: 200, seconds: minutes(15) },
  /** Test e-mails that a panel user sends to themselves. */
  trialLetters: { count: 20, seconds: minutes(15) },
  /** Warnings to a panel user before a file of earlier versions is deleted: the next attempt deletes it. */
  fileWarnings: { count: 1, seconds: minutes(10) },
})
