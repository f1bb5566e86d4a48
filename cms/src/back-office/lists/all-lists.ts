import type { ListName } from '@krono/contract'
import { calculated } from './calculated'
import type { ListDefinition } from './definition'
import { certificates } from './learning/certificates'
import { courses } from './learning/courses'
import { ebooks } from './learning/ebooks'
import { learners } from './learning/learners'
import { monthlyPaid, subscribers, yearlyPaid } from './paying'
import { payments } from './payments'
import { scheduledEmails } from './scheduled-emails'
import { analyses } from './shop/analyses'
import { campaigns } from './shop/campaigns'
import { coupons } from './shop/coupons'
import { guestPayments } from './shop/guest-payments'
import { payLinks } from './shop/pay-links'
import { referrals } from './shop/referrals'
import { withdrawals } from './shop/withdrawals'
import { shortLinks } from './short-links'
import { audit } from './system/audit'
import { outbox } from './system/outbox'
import { tasks } from './system/tasks'
import { users } from './users'

/** The definition of each list of the contract. */
export const lists: Readonly<Record<ListName, ListDefinition>> = {
  users,
  'monthly-paid': monthlyPaid,
  'yearly-paid': yearlyPaid,
  subscribers,
  payments,
  coupons,
  'pay-links': payLinks,
  'guest-payments': guestPayments,
  withdrawals,
  campaigns,
  analyses,
  referrals,
  courses,
  learners,
  certificates,
  ebooks,
  'short-links': shortLinks,
  'scheduled-emails': scheduledEmails,
  calculated,
  audit,
  outbox,
  tasks,
}
