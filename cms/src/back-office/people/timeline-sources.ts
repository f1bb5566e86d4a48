import type { EventGroup, UserEvent } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import type { UserRow } from '../../members/users/user-row'
import { titleOfMail } from '../../messaging/mail/mail-titles'
import { markOf } from '../../platform/lib/address-mark'
import { env } from '../../platform/lib/env'
import { localeOf } from '../../platform/lib/locales'

type Knex = Core.Strapi['db']['connection']

export type Facts = UserEvent['facts']

/** A row of a source, sorted by `id` and `at`. */
export type Row = { id: number; at: unknown } & Record<string, unknown>

export type Source = {
  /** Prefix of its events' ids. */
  name: string
  group: EventGroup
  /** The event, or the column that contains it. */
  what: string | ((row: Row) => string)
  rows: (db: Knex, user: UserRow) => ReturnType<Knex['select']>
  id: string
  at: string
  /** Columns returned unchanged, by their names in the response. */
  facts: Readonly<Record<string, string>>
  /** Further facts from a JSON column. */
  more?: (row: Row) => Facts
}

const from =
  (table: string, by = 'user_id') =>
  (db: Knex, { id }: UserRow) =>
    db(table).where(by, id)

const defaultColumns = { id: 'id', at: 'created_at' } as const

/** Sources of a user's timeline. Events of the same instant come in this order. */
export const timelineSources: readonly Source[] = [
  {
    name: 'act',
    group: 'acts',
    what: ({ act }) => String(act),
    rows: (db, { id }) =>
      db('admin_acts as a')
        .leftJoin('up_users as u', 'u.id', 'a.admin')
        .where({ 'a.subject_kind': 'user', 'a.subject_id': String(id) }),
    id: 'a.id',
    at: 'a.created_at',
    facts: { act: 'a.act', by: 'u.email', reason: 'a.reason', after: 'a.after' },
    more: ({ after }) => primitives(after),
  },
  {
    name: 'letter',
    group: 'letters',
    what: 'letter',
    rows: (db, { id }) =>
      db('outgoing_mails as m')
        .leftJoin('email_templates as e', (template) => {
          template
            .on('e.document_id', 'm.template_id')
            .andOnVal('e.locale', localeOf[env.LANGUAGE])
            .andOnNotNull('e.published_at')
        })
        .where('m.user_id', id),
    id: 'm.id',
    at: 'm.created_at',
    facts: {
      mail: 'm.mail',
      title: 'e.title',
      state: 'm.state',
      note: 'm.note',
      sentAt: 'm.sent_at',
    },
    more: ({ mail, title, state, note }) => ({
      mail: titleOfMail(String(mail), title),
      kind: state === 'skipped' && note ? `skipped${capital(note)}` : null,
    }),
  },
  {
    name: 'sequence',
    group: 'letters',
    what: 'sequence',
    rows: (db, { id }) =>
      db('sequence_runs as r')
        .join('sequences as s', 's.id', 'r.sequence_id')
        .where('r.user_id', id),
    id: 'r.id',
    at: 'r.created_at',
    facts: {
      subject: 's.name',
      state: 'r.state',
      kind: 'r.reason',
      nextAt: 'r.next_at',
      postponed: 'r.postponed',
    },
    more: ({ kind, postponed }) => ({
      kind: Number(postponed) > 0 ? 'postponed' : String(kind ?? ''),
    }),
  },
  {
    name: 'wrote',
    group: 'letters',
    what: 'wroteToUs',
    rows: (db, { id, email, confirmed }) =>
      db('contact_messages').where((theirs) => {
        theirs.where('user_id', id)
        if (confirmed)
          theirs.orWhere((guestRows) => guestRows.whereNull('user_id').where({ email }))
      }),
    ...defaultColumns,
    facts: { state: 'state' },
    more: ({ state }) => ({ state: `message${capital(state)}` }),
  },
  {
    name: 'incident',
    group: 'orders',
    what: 'incident',
    rows: (db, { id }) =>
      db('incidents as i').join('orders as o', 'o.id', 'i.order_id').where('o.user_id', id),
    id: 'i.id',
    at: 'i.created_at',
    facts: { subject: 'i.story', state: 'i.state' },
    more: ({ state }) => ({ state: `incident${capital(state)}` }),
  },
  {
    name: 'refund',
    group: 'orders',
    what: 'refund',
    rows: (db, { id }) =>
      db('refunds as r').join('orders as o', 'o.id', 'r.order_id').where('o.user_id', id),
    id: 'r.id',
    at: 'r.created_at',
    facts: {
      product: 'o.product_name',
      amount: 'r.amount',
      currency: 'o.currency',
      state: 'r.state',
    },
  },
  {
    name: 'order',
    group: 'orders',
    what: 'order',
    rows: from('orders'),
    ...defaultColumns,
    facts: {
      order: 'document_id',
      product: 'product_name',
      amount: 'amount',
      currency: 'currency',
      state: 'state',
    },
  },
  {
    name: 'term',
    group: 'membership',
    what: 'term',
    rows: (db, user) => from('entitlements')(db, user).where({ kind: 'term' }),
    ...defaultColumns,
    facts: { months: 'months', days: 'days', seconds: 'seconds', state: 'state' },
  },
  {
    name: 'subscribed',
    group: 'membership',
    what: 'subscribed',
    rows: from('subscriptions'),
    ...defaultColumns,
    facts: { plan: 'plan', amount: 'amount', currency: 'currency' },
  },
  {
    name: 'ended',
    group: 'membership',
    what: 'subscriptionEnded',
    rows: (db, user) => from('subscriptions')(db, user).whereNotNull('ended_at'),
    id: 'id',
    at: 'ended_at',
    facts: { plan: 'plan', reason: 'cancel_reason' },
  },
  {
    name: 'analysis',
    group: 'analyses',
    what: 'analysis',
    rows: from('analyses'),
    ...defaultColumns,
    facts: { kind: 'kind', state: 'state' },
  },
  {
    name: 'coupon',
    group: 'coupons',
    what: 'coupon',
    rows: (db, { id }) =>
      db('user_coupons as r').join('coupons as c', 'c.id', 'r.coupon_id').where('r.user_id', id),
    id: 'r.id',
    at: 'r.claimed_at',
    facts: { code: 'c.code', state: 'r.state', usedAt: 'r.used_at' },
  },
  {
    name: 'given',
    group: 'gifts',
    what: 'giftGiven',
    rows: from('gifts', 'giver_user_id'),
    ...defaultColumns,
    facts: { product: 'product_key', state: 'state' },
  },
  {
    name: 'claimed',
    group: 'gifts',
    what: 'giftClaimed',
    rows: from('gifts', 'claimed_by_user_id'),
    id: 'id',
    at: 'claimed_at',
    facts: { product: 'product_key' },
  },
  {
    name: 'device',
    group: 'devices',
    what: 'signedIn',
    rows: from('user_sessions'),
    ...defaultColumns,
    facts: { device: 'device', endedAt: 'revoked_at' },
  },
  {
    name: 'link',
    group: 'account',
    what: 'link',
    rows: from('user_tokens'),
    ...defaultColumns,
    facts: { kind: 'kind', usedAt: 'used_at' },
  },
  {
    name: 'agreed',
    group: 'consents',
    what: 'newsletterAgreed',
    rows: (db, { email }) => db('newsletter_consents').where({ mark: markOf(email) }),
    id: 'id',
    at: 'given_at',
    facts: { source: 'source', confirmedAt: 'confirmed_at' },
  },
  {
    name: 'left',
    group: 'consents',
    what: 'newsletterLeft',
    rows: (db, { email }) =>
      db('newsletter_consents')
        .where({ mark: markOf(email) })
        .whereNotNull('ended_at'),
    id: 'id',
    at: 'ended_at',
    facts: {},
  },
  {
    name: 'privacy',
    group: 'consents',
    what: 'privacyAccepted',
    rows: (db, user) => from('up_users', 'id')(db, user).whereNotNull('privacy_accepted_at'),
    id: 'id',
    at: 'privacy_accepted_at',
    facts: {},
  },
  {
    name: 'joined',
    group: 'account',
    what: 'joined',
    rows: from('up_users', 'id'),
    ...defaultColumns,
    facts: { form: 'registration_form_id', referral: 'referral_source' },
  },
]

/** Makes a state distinguishable from an equal one of another source, after a prefix. */
const capital = (text: unknown) => String(text).replace(/^./, (first) => first.toUpperCase())

/** The texts and numbers of an action's details. SQLite returns JSON as text. */
function primitives(value: unknown): Facts {
  const read = typeof value === 'string' ? JSON.parse(value) : value
  return Object.fromEntries(
    Object.entries<unknown>(read ?? {}).filter((entry): entry is [string, string | number] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]),
    ),
  )
}
