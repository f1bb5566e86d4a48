import type { AdminRole, Plan } from '@krono/contract'
import type { Core } from '@strapi/strapi'

/** A row of the users, as returned by Strapi's query. */
export type UserRow = {
  id: number
  documentId: string
  email: string
  password: string
  confirmed: boolean
  blocked: boolean
  firstName: string | null
  lastName: string | null
  nickname: string | null
  phone: string | null
  birthDate: string | null
  newsLetter: boolean
  billingInformation: Record<string, string> | null
  referralSource: string | null
  registrationFormId: string | null
  isTwoStepRegistered: boolean
  pendingEmail: string | null
  emailHeldUntil: string | null
  privacyAcceptedAt: string | null
  picture: string | null
  isPaidUser: boolean
  paidUserExpire: string | null
  plan: Plan | null
  subscriptionId: string | null
  subscriptionCanceled: boolean
  stripeCustomerId: string | null
  /** Number of the idempotency key for creating a customer (decision payment-fulfilment); null is the first. */
  stripeCustomerTry: number | null
  isAdmin: boolean
  adminRole: AdminRole | null
  createdAt: string
}

export const userUid = 'plugin::users-permissions.user'
export const userTable = 'up_users'

/** The user with an address (in lower case), or undefined. */
export async function findUserByEmail(
  { db }: Core.Strapi,
  email: string,
): Promise<UserRow | undefined> {
  return (await db.query(userUid).findOne({ where: { email } })) ?? undefined
}

export async function findUser({ db }: Core.Strapi, id: number): Promise<UserRow | undefined> {
  return (await db.query(userUid).findOne({ where: { id } })) ?? undefined
}

/** Columns that one function alone writes (`setAdminRole`). */
type AdminColumns = 'isAdmin' | 'adminRole'

/** Changes columns of a user; returns the changed user. In the caller's transaction, if there is one. */
export const changeUser = (
  { db }: Core.Strapi,
  id: number,
  data: Partial<Omit<UserRow, 'id' | 'documentId' | AdminColumns>>,
): Promise<UserRow> => db.query(userUid).update({ where: { id }, data })
