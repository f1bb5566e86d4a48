/** What an act of an admin is about; its id is the subject's own: a number, or an id of Strapi's documents. */
export const subjectKinds = [
  'user',
  'order',
  'coupon',
  'campaign',
  'payLink',
  'analysis',
  'incident',
  'task',
  'list',
] as const

export type SubjectKind = (typeof subjectKinds)[number]

/** Everything that an admin can change, by the part that owns it: what the log calls a row. */
const actionsOf = {
  lists: ['saveView', 'deleteView'],
  people: [
    'giveDays',
    'endTerm',
    'giveCoupon',
    'writeLetter',
    'confirmAgain',
    'sendReset',
    'signOut',
    'block',
    'unblock',
    'makeAdmin',
    'unmakeAdmin',
    'export',
    'erase',
    'note',
    'addToGroup',
    'startBulk',
    'stopBulk',
  ],
  sales: ['refundOrder', 'resendReceipt', 'judgeIncident', 'closeWithdrawal', 'reconcile'],
  shop: [
    'makeCoupons',
    'switchCoupon',
    'makePayLink',
    'switchPayLink',
    'saveCampaign',
    'endCampaign',
    'seeNames',
    'sendAnalysis',
    'composeAnew',
  ],
  overview: [],
} as const satisfies Record<string, readonly string[]>

export type ActionName = (typeof actionsOf)[keyof typeof actionsOf][number]

export const actionNames: readonly ActionName[] = Object.values(actionsOf).flat()
