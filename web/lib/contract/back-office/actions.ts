/** What an admin action applies to. Its id is the number of a row or a documentId of Strapi. */
export const subjectKinds = [
  'user',
  'order',
  'coupon',
  'campaign',
  'payLink',
  'analysis',
  'certificate',
  'incident',
  'task',
  'list',
  'menuAddress',
  'shortLink',
  'emailGroup',
  'fixedEmail',
  'sequence',
  'calculation',
  'setting',
  'email',
] as const

export type SubjectKind = (typeof subjectKinds)[number]

/** The actions in the audit log, by subject. */
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
    'removeSecondFactor',
    'block',
    'unblock',
    'makeAdmin',
    'unmakeAdmin',
    'changeRole',
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
    'revokeCertificate',
    'acceptReferral',
    'refuseReferral',
    'saveReferralRules',
  ],
  links: [
    'setMenuAddress',
    'resetMenuAddress',
    'makeShortLink',
    'changeShortLink',
    'switchShortLink',
  ],
  emailGroups: ['saveEmailGroup', 'deleteEmailGroup', 'removeFromEmailGroup'],
  fixedEmails: ['switchFixedEmail', 'saveSequence', 'switchSequence', 'deleteSequence'],
  overview: [],
  calculation: ['calculate', 'deleteCalculation', 'exportCalculation'],
  system: ['changeSetting', 'resetSetting', 'sendEmailAgain', 'runJob', 'retryTask'],
} as const satisfies Record<string, readonly string[]>

export type ActionName = (typeof actionsOf)[keyof typeof actionsOf][number]

export const actionNames: readonly ActionName[] = Object.values(actionsOf).flat()
