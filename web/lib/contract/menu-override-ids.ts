// Without zod: menus read this list, and so may a browser.

/** Menu items with an address that a site admin may replace (spec §3, "Menu override"). */
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
