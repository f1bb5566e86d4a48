export type Limit = { count: number; seconds: number }

type RateLimit = {
  /** For one visitor (an address, or the half of it that its owner does not choose). */
  each: Limit
  /** For everybody: forged addresses fill no table faster than this. */
  all: Limit
}

const minutes = (count: number) => count * 60

/** How often the open calls that write, or tell something of an account, may be made (quality, "Who you are"). */
export const rateLimits = {
  picture: { each: { count: 20, seconds: 60 }, all: { count: 600, seconds: 60 } },
  consent: { each: { count: 60, seconds: 60 }, all: { count: 3000, seconds: 60 } },
  login: { each: { count: 60, seconds: minutes(15) }, all: { count: 600, seconds: 60 } },
  signup: { each: { count: 30, seconds: minutes(60) }, all: { count: 600, seconds: 60 } },
  /** Whether an account exists or is confirmed: a person asks a few times, a list of addresses does not get far. */
  accountQuestion: { each: { count: 30, seconds: minutes(15) }, all: { count: 600, seconds: 60 } },
  forgotPassword: { each: { count: 20, seconds: minutes(15) }, all: { count: 600, seconds: 60 } },
  /** Calendars ask every few hours, and those of many people come from a few machines. */
  calendar: { each: { count: 600, seconds: minutes(15) }, all: { count: 6000, seconds: 60 } },
  /** Pages that are open to whoever has their address: guessing one is hopeless, and soon over. */
  secretLink: { each: { count: 300, seconds: minutes(15) }, all: { count: 3000, seconds: 60 } },
  /** Codes of coupons are guessed here, and checkouts made: a person needs a few. */
  checkout: { each: { count: 60, seconds: minutes(15) }, all: { count: 1200, seconds: 60 } },
  /** A reader says of an answer whether it helped; each network once of each (accountLimits.faqVotes). */
  faqVote: { each: { count: 60, seconds: minutes(15) }, all: { count: 120, seconds: 60 } },
  /** Whoever wants the newsletter asks once or twice. */
  newsletter: { each: { count: 20, seconds: minutes(15) }, all: { count: 600, seconds: 60 } },
  /** A provider tells of thousands of letters from a few machines. */
  mailEvents: { each: { count: 3000, seconds: minutes(15) }, all: { count: 6000, seconds: 60 } },
  /** Mail programs call it for their people, thousands from a few machines on the day of an issue. */
  unsubscribe: { each: { count: 600, seconds: minutes(15) }, all: { count: 6000, seconds: 60 } },
  /** A form asks for one when somebody begins to write, and again after each time it is sent. */
  proof: { each: { count: 60, seconds: minutes(15) }, all: { count: 1200, seconds: 60 } },
  message: { each: { count: 10, seconds: minutes(15) }, all: { count: 120, seconds: 60 } },
  /** Somebody who looks for something tries several words. */
  search: { each: { count: 120, seconds: 60 }, all: { count: 3000, seconds: 60 } },
  mailedLink: { each: { count: 60, seconds: minutes(15) }, all: { count: 600, seconds: 60 } },
} as const satisfies Record<string, RateLimit>

export type RateLimitName = keyof typeof rateLimits

/** How often a member may have done what is heavy, wherever they ask from. */
export const memberLimits = {
  import: { count: 20, seconds: minutes(15) },
  export: { count: 30, seconds: minutes(15) },
  /** A page tells every ten seconds at most what was read, and each bookmark. */
  reading: { count: 200, seconds: minutes(15) },
  /** Reviews written, changed and taken away: one of each subject, and many tries to say it well. */
  review: { count: 100, seconds: minutes(15) },
  /** A player tells every ten seconds at most, and each pause. */
  filmPlace: { count: 300, seconds: minutes(15) },
  /** A tap on a day, or its taking away: three taps a day, a week to fill in, and somebody who cannot decide. */
  feltDay: { count: 200, seconds: minutes(15) },
  /** Everything that is stored of somebody. */
  personalExport: { count: 10, seconds: minutes(15) },
} as const satisfies Record<string, Limit>

export type MemberLimitName = keyof typeof memberLimits

/** How often something may go wrong, or be sent, about one account, wherever it comes from. */
export const accountLimits = {
  /** Wrong passwords for one account from one network. */
  wrongPasswordsHere: { count: 10, seconds: minutes(15) },
  /** And from everywhere; far above the former, so that a stranger alone locks nobody out. */
  wrongPasswords: { count: 100, seconds: minutes(15) },
  /** Wrong current passwords of somebody who is signed in. */
  wrongCurrentPasswords: { count: 10, seconds: minutes(15) },
  /** Codes of coupons that somebody tries and nobody gave out. */
  wrongCodes: { count: 40, seconds: minutes(15) },
  /** Coupons that visitors of one network hold by payments they begin. */
  guestsCoupons: { count: 3, seconds: minutes(60) },
  /** What one network says of one answer. */
  faqVotes: { count: 1, seconds: minutes(12 * 60) },
  /** Mails with a link to one account. */
  resetMails: { count: 5, seconds: minutes(60) },
  confirmMails: { count: 5, seconds: minutes(60) },
  /** Mails to addresses that a user says are theirs. */
  changeMails: { count: 5, seconds: minutes(60) },
  /** Mails to an address that was typed into the newsletter's form, by anybody. */
  newsletterMails: { count: 3, seconds: minutes(24 * 60) },
} as const satisfies Record<string, Limit>

/** What of a form that is open to everybody comes without a proof of work: from browsers without scripts, and programs. */
export const unprovedLimits = {
  fromHere: { count: 3, seconds: minutes(60) },
  all: { count: 60, seconds: minutes(60) },
} as const satisfies Record<string, Limit>

/** How often something may come from one address of mail, or go to it by itself: anybody may type one. */
export const addressLimits = {
  messages: { count: 10, seconds: minutes(24 * 60) },
  replies: { count: 2, seconds: minutes(24 * 60) },
} as const satisfies Record<string, Limit>

/** How often the editors' panel may be tried, and made to write. Strapi itself: five an account and address in five minutes. */
export const panelLimits = {
  /** From one network, whichever account. */
  fromHere: { count: 60, seconds: minutes(15) },
  /** Wrong passwords for one account, from everywhere: far above what one network can spend. */
  wrongPasswords: { count: 200, seconds: minutes(15) },
  /** Letters that somebody of the panel sends to themselves. */
  trialLetters: { count: 20, seconds: minutes(15) },
} as const satisfies Record<string, Limit>
