import { newId } from '../ids.ts'
import type { Metadata, PortalConfiguration, PortalConfigurationParams } from '../types.ts'

type Wish = PortalConfigurationParams['features']

/** A feature that is not requested is off. */
const featuresOf = (wish: Wish): PortalConfiguration['features'] => ({
  customer_update: {
    allowed_updates: [],
    enabled: wish.customer_update?.enabled ?? false,
  },
  invoice_history: { enabled: wish.invoice_history?.enabled ?? false },
  payment_method_update: {
    enabled: wish.payment_method_update?.enabled ?? false,
    payment_method_configuration: null,
  },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: wish.subscription_cancel?.enabled ?? false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: {
    duration: { interval_options: [], type: 'indefinite' },
    enabled: wish.subscription_pause?.enabled ?? false,
  },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: wish.subscription_update?.enabled ?? false,
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
})

/** What a customer may do in the billing portal. */
export const portalConfigurationOf = (facts: {
  created: number
  features: Wish
  returnUrl: string | null
  metadata: Metadata
}): PortalConfiguration => ({
  id: newId('bpc'),
  object: 'billing_portal.configuration',
  active: true,
  application: null,
  business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
  created: facts.created,
  default_return_url: facts.returnUrl,
  features: featuresOf(facts.features),
  is_default: false,
  livemode: false,
  login_page: { enabled: false, url: null },
  metadata: facts.metadata,
  name: null,
  updated: facts.created,
})
