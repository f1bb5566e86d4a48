import type { ReactNode } from 'react'
import { AccountSection } from './account-section'
import { AnalysesSection } from './analyses-section'
import { BillingSection } from './billing-section'
import { CouponsSection } from './coupons-section'
import { DataSection } from './data-section'
import { DeactivationSection } from './deactivation-section'
import { DevicesSection } from './devices-section'
import { GiftsSection } from './gifts-section'
import { NewsletterSection } from './newsletter-section'
import { PasswordSection } from './password-section'
import { PaymentsSection } from './payments-section'
import { PictureSection } from './picture-section'
import { PremiumSection } from './premium-section'
import { ReferralsSection } from './referrals-section'
import { SecondStepSection } from './second-step-section'
import type { SectionProps } from './section-props'
import { SharesSection } from './shares-section'
import { SubscriptionSection } from './subscription-section'

type SectionRow = { id: string; Section: (props: SectionProps) => ReactNode }

type GroupRow = { id: string; sections: readonly SectionRow[] }

/** The profile (spec §2, "profile sections") in four groups, in the order of the page; `id` is the anchor. */
export const groups = [
  {
    id: 'about',
    sections: [
      { id: 'account', Section: AccountSection },
      { id: 'picture', Section: PictureSection },
      { id: 'newsletter', Section: NewsletterSection },
    ],
  },
  {
    id: 'membership',
    sections: [
      { id: 'premium', Section: PremiumSection },
      { id: 'subscription', Section: SubscriptionSection },
      { id: 'payments', Section: PaymentsSection },
      { id: 'billing', Section: BillingSection },
    ],
  },
  {
    id: 'belongings',
    sections: [
      { id: 'analyses', Section: AnalysesSection },
      { id: 'coupons', Section: CouponsSection },
      { id: 'gifts', Section: GiftsSection },
      { id: 'referrals', Section: ReferralsSection },
      { id: 'shares', Section: SharesSection },
    ],
  },
  {
    id: 'security',
    sections: [
      { id: 'password', Section: PasswordSection },
      { id: 'secondStep', Section: SecondStepSection },
      { id: 'devices', Section: DevicesSection },
      { id: 'data', Section: DataSection },
      { id: 'deactivation', Section: DeactivationSection },
    ],
  },
] as const satisfies readonly GroupRow[]
