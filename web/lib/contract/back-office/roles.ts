/** Roles of site admins; `isAdmin` is true for each (decision admin-roles). */
export const adminRoles = ['owner', 'money', 'support', 'content', 'readOnly'] as const

export type AdminRole = (typeof adminRoles)[number]

/** What calls and pages of the back office touch, and the roles that may use them. */
const rolesOf = {
  /** Lists, people, figures of the site. */
  read: adminRoles,
  /** Revenue, payments, subscriptions with amounts. */
  readMoney: ['owner', 'money', 'support', 'readOnly'],
  /** Settings, of which each names the area that may change it. */
  readSettings: ['owner', 'money', 'content', 'readOnly'],
  settings: ['owner', 'money', 'content'],
  /** Jobs, the outbox and the whole audit log. */
  readSystem: ['owner', 'readOnly'],
  /** Personal data beyond the screens: lists as files, names of other people in an analysis. */
  personal: ['owner', 'money', 'support'],
  /** Aids of the admins themselves, without effect on members: notes, saved views, calculations. */
  work: ['owner', 'money', 'support', 'content'],
  /** What helps one member: gift days, a personal coupon, a letter, a receipt or an analysis again. */
  service: ['owner', 'money', 'support'],
  /** The account of a member: confirmation, sessions, block, export, erasure. */
  people: ['owner', 'support'],
  /** Refunds, coupons for many, pay links, withdrawals, rewards. */
  money: ['owner', 'money'],
  /** Campaigns; without `money` only their texts. */
  campaigns: ['owner', 'money', 'content'],
  /** Courses, e-books, menu, short links, groups and e-mails to many. */
  content: ['owner', 'content'],
  /** Roles of other admins. */
  rights: ['owner'],
  /** Settings and jobs. */
  system: ['owner'],
} as const satisfies Record<string, readonly AdminRole[]>

export type AdminArea = keyof typeof rolesOf

export const isAdminRole = (text: string): text is AdminRole =>
  adminRoles.some((role) => role === text)

/** Whether a role may use an area; nobody may without a role. */
export const mayUse = (role: AdminRole | null | undefined, area: AdminArea): boolean =>
  rolesOf[area].some((allowed) => allowed === role)
