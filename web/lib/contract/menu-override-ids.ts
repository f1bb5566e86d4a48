// Without zod, because menu code in browsers may import it too.

/** Menu items with an address that a site admin can override (spec §3, "Menu override"). */
export const menuOverrideIds = [
  'payment',
  'subscriberPayment',
  'paidUserPayment',
  'chooseInterpretation',
  'shortinterpretation',
  'longinterpretation',
  'relationshipinterpretation',
  'familyinterpretation',
  'groupinterpretation',
] as const

export type MenuOverrideId = (typeof menuOverrideIds)[number]
