import { calculatedList } from './calculated'
import { certificatesList, coursesList, ebooksList, learnersList } from './learning'
import { shortLinksList } from './links'
import type { ColumnShape, ListShape } from './list-shape'
import { paymentsList } from './payments'
import { scheduledEmailsList } from './scheduled-emails'
import {
  analysesList,
  campaignsList,
  couponsList,
  guestPaymentsList,
  payLinksList,
  referralsList,
  withdrawalsList,
} from './shop'
import { auditList, outboxList, tasksList } from './system'
import { monthlyPaidList, subscribersList, usersList, yearlyPaidList } from './users'

/** Every list of the back office, by its name in the address /admin/lists/{name}. */
export const adminLists = {
  users: usersList,
  'monthly-paid': monthlyPaidList,
  'yearly-paid': yearlyPaidList,
  subscribers: subscribersList,
  payments: paymentsList,
  coupons: couponsList,
  'pay-links': payLinksList,
  'guest-payments': guestPaymentsList,
  withdrawals: withdrawalsList,
  campaigns: campaignsList,
  analyses: analysesList,
  referrals: referralsList,
  courses: coursesList,
  learners: learnersList,
  certificates: certificatesList,
  ebooks: ebooksList,
  'short-links': shortLinksList,
  'scheduled-emails': scheduledEmailsList,
  calculated: calculatedList,
  audit: auditList,
  outbox: outboxList,
  tasks: tasksList,
} as const satisfies Record<string, ListShape>

export type ListName = keyof typeof adminLists

export const listNames = Object.keys(adminLists) as [ListName, ...ListName[]]

export const isListName = (name: string): name is ListName => Object.hasOwn(adminLists, name)

/** The definition of a list, with optional fields in its type. */
export const listShape = (name: ListName): ListShape => adminLists[name]

/** The columns and further filters of a list, with optional fields in their type. */
export const columnsOf = (name: ListName): [string, ColumnShape][] =>
  Object.entries(listShape(name).columns)

export const canFilter = ({ isUnfiltered }: ColumnShape) => !isUnfiltered
