/** Retention of a table's rows. */
export type Fate =
  /** Written by editors, or at startup: grows with the product, not with time. */
  | { grows: 'with content' }
  /** Deleted with the account; their number per account is limited where they are added. */
  | { goes: 'with the account' }
  /** Never deleted, with the reason. */
  | { stays: string }
  /** Deleted by a job this many days after an event; 0: as soon as it cannot be needed any more. */
  | { job: string; days: number; after: string }

const withContent = { grows: 'with content' } as const
const withAccount = { goes: 'with the account' } as const

/**
 * The retention of every table of ours, so that none grows without limit; a test compares it with the database. Strapi
 * clears its own.
 */
export const tables = {
  // Financial records, required by law for eight years; the person is erased with the account.
  orders: { stays: 'accounts; forgetUnpaidOrders takes the names out of what was never paid' },
  receipts: { stays: 'accounts: a book without gaps' },
  refunds: { stays: 'accounts' },
  withdrawals: { stays: 'accounts: why money went back; names nobody once the account is gone' },
  pay_links: { stays: 'accounts: for what an order was paid that is about no product' },
  subscriptions: { stays: 'accounts: which charges were agreed' },
  entitlements: { stays: 'accounts: what was had for which money' },
  gifts: { stays: 'accounts; forgetOldAccounts takes out whom they were for' },
  user_coupons: { stays: 'a code for one use by each person is known to be used' },
  krono_counters: { stays: 'a row a year' },
  krono_sales_days: { stays: 'a row a day and product; addUpSalesDays makes one of many' },
  krono_row_counts: { stays: 'a row a table; addUpRowCounts makes one of many' },
  incidents: { stays: 'what people did about it; few, without names' },
  consent_records: { stays: 'the proof that somebody agreed; names nobody' },
  mail_stops: {
    stays: 'who wants no letters is known by a mark, for as long as there are letters',
  },
  newsletter_sends: { stays: 'a row an issue: that it went out; names nobody' },
  admin_acts: { stays: 'what admins did, for whoever asks; erasing somebody blanks their part' },
  page_views: { stays: 'a row for each page and day; names nobody' },

  up_users: { job: 'forgetOldAccounts', days: 30, after: 'an address is not confirmed' },
  user_sessions: { job: 'forgetOldAccounts', days: 30, after: 'it is over' },
  user_tokens: { job: 'forgetOldAccounts', days: 30, after: 'it is over' },
  download_links: { job: 'forgetOldAccounts', days: 30, after: 'it is over' },
  registered_dates: { job: 'eraseDeletedDates', days: 1, after: 'it was deleted' },
  newsletter_subscribers: {
    job: 'forgetNewsletters',
    days: 30,
    after: 'it was asked and said nothing',
  },
  newsletter_consents: {
    job: 'forgetNewsletters',
    days: 5 * 365,
    after: 'its subscription ended; 30 if it never began',
  },
  outgoing_mails: { job: 'forgetLetters', days: 90, after: 'it was to leave' },
  tasks: { job: 'forgetTasks', days: 30, after: 'it is over; most kinds sooner' },
  contact_messages: { job: 'forgetMessages', days: 730, after: 'it came; a program’s after 30' },
  spent_proofs: { job: 'forgetProofs', days: 0, after: 'it would be too late by now' },
  trashed_entries: { job: 'emptyTrash', days: 30, after: 'it was deleted' },
  search_misses: { job: 'forgetMisses', days: 90, after: 'somebody looked for it last' },
  bulk_runs: { job: 'forgetBulkRuns', days: 90, after: 'it was tried; a day if it never began' },
  bulk_steps: { job: 'forgetBulkRuns', days: 90, after: 'its act was tried' },
  text_editions: { job: 'forgetTextEditions', days: 0, after: 'nobody reads it any more' },

  // One row per group; groups are few.
  email_group_members: withAccount,
  email_groups: { stays: 'a name each' },
  user_facts: withAccount,
  analyses: withAccount,
  // At most one per change of the texts, each started by an admin.
  analysis_editions: withAccount,
  analysis_readings: withAccount,
  calendar_feeds: withAccount,
  date_groups: withAccount,
  // At most one per day.
  felt_days: withAccount,
  felt_reminders: withAccount,
  invitations: withAccount,
  film_places: withAccount,
  personality_tests: withAccount,
  relationship_entries: withAccount,
  reviews: withAccount,
  shared_results: withAccount,

  // Fifty per list.
  admin_views: withContent,
  banners: withContent,
  blog_posts: withContent,
  campaigns: withContent,
  // Personal ones are deleted with the account.
  coupons: withContent,
  descriptions: withContent,
  faq_entries: withContent,
  email_templates: withContent,
  films: withContent,
  // Fifty per locale of an entry, and none of permanently deleted entries.
  entry_addresses: withContent,
  entry_versions: withContent,
  home_sections: withContent,
  index_variants: withContent,
  interpretation_texts: withContent,
  interpretations: withContent,
  menu_overrides: withContent,
  newsletter_issues: withContent,
  pages: withContent,
  products: withContent,
  registration_forms: withContent,
  sales_pages: withContent,
  site_images: withContent,
  site_settings: withContent,
  test_questions: withContent,
} as const satisfies Record<string, Fate>
