type EndpointRow = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below /api, the same in cms and web. */
  path: `/${string}`
  /** web computes it itself and does not ask the cms. */
  isAnsweredByWeb?: true
  /** It changes something: web takes it from its own pages only. Left out: every method but GET does. */
  changes?: true
  /** What a success means for web's session cookie: the answer is a session to seal, or there is none any more. */
  session?: 'starts' | 'ends'
  /** Most bytes of its body; left out: those of a form. */
  maxBytes?: number
  /** Its body is a file in parts; all others are JSON. */
  isMultipart?: true
}

/** A form's fields in JSON. */
export const formBytes = 16 * 1024

/** Largest picture, and what a multipart body adds to it. */
export const pictureBytes = 5 * 1024 * 1024

/** An import of a thousand people with the longest names. */
export const importBytes = 512 * 1024

/** Lists of twenty people, answers to two hundred questions. */
const listBytes = 64 * 1024

/**
 * Every call that travels between web and cms (spec §7 to the letter, and decisions, "API"). web
 * forwards these and nothing else.
 */
export const endpoints = {
  chart: { method: 'GET', path: '/chart', isAnsweredByWeb: true },
  chartTexts: { method: 'GET', path: '/chart/texts' },
  relationship: { method: 'GET', path: '/relationship', isAnsweredByWeb: true },
  biorhythm: { method: 'GET', path: '/biorhythm', isAnsweredByWeb: true },
  latestBanner: { method: 'GET', path: '/banner/get-latest-banner' },
  activeCampaign: { method: 'GET', path: '/campaign/active-campaign' },
  menuOverrides: { method: 'GET', path: '/menu-override/all' },
  login: { method: 'POST', path: '/user/login', session: 'starts' },
  me: { method: 'GET', path: '/user/me', session: 'starts' },
  logout: { method: 'POST', path: '/user/logout', session: 'ends' },
  signup: { method: 'POST', path: '/user/signup' },
  validateEmail: { method: 'POST', path: '/user/validate-email' },
  userExists: { method: 'POST', path: '/user/get-user-exists' },
  validateByEmail: { method: 'POST', path: '/user/validate-by-email' },
  updateUser: { method: 'POST', path: '/user/update' },
  updateBirthday: { method: 'POST', path: '/user/update-birthday' },
  uploadPicture: {
    method: 'POST',
    path: '/user/upload-profile-pic',
    maxBytes: pictureBytes + formBytes,
    isMultipart: true,
  },
  forgotPassword: { method: 'GET', path: '/user/forgot-password', changes: true },
  validateResetToken: { method: 'POST', path: '/user/validateResetPasswordToken' },
  resetPassword: { method: 'POST', path: '/user/resetPassword' },
  updatePassword: { method: 'POST', path: '/user/updatePassword', session: 'starts' },
  devices: { method: 'GET', path: '/user/devices' },
  revokeDevice: { method: 'POST', path: '/user/revokeDevice' },
  exportUser: { method: 'GET', path: '/user/export' },
  deleteUser: { method: 'DELETE', path: '/user/delete-user', session: 'ends' },
  savedDates: { method: 'GET', path: '/user/registered-dates' },
  savedDate: { method: 'GET', path: '/user/registered-date' },
  addSavedDate: { method: 'POST', path: '/user/addRegisteredDate' },
  updateSavedDate: { method: 'POST', path: '/user/updateRegisteredDate' },
  deleteSavedDate: { method: 'POST', path: '/user/deleteRegisteredDate' },
  restoreSavedDate: { method: 'POST', path: '/user/restoreRegisteredDate' },
  importSavedDates: { method: 'POST', path: '/user/importRegisteredDates', maxBytes: importBytes },
  exportSavedDates: { method: 'GET', path: '/user/export-registered-dates' },
  dateGroups: { method: 'GET', path: '/user/date-groups' },
  addDateGroup: { method: 'POST', path: '/user/addDateGroup' },
  renameDateGroup: { method: 'POST', path: '/user/renameDateGroup' },
  deleteDateGroup: { method: 'POST', path: '/user/deleteDateGroup' },
  relationshipList: { method: 'GET', path: '/relationship-list' },
  addToRelationshipList: {
    method: 'POST',
    path: '/relationship-list/add',
    maxBytes: listBytes,
  },
  removeFromRelationshipList: { method: 'POST', path: '/relationship-list/remove' },
  createShare: { method: 'POST', path: '/share/create', maxBytes: listBytes },
  shares: { method: 'GET', path: '/share/mine' },
  revokeShare: { method: 'POST', path: '/share/revoke' },
  openShare: { method: 'GET', path: '/share/open' },
  createInvitation: { method: 'POST', path: '/invitation/create' },
  invitations: { method: 'GET', path: '/invitation/mine' },
  revokeInvitation: { method: 'POST', path: '/invitation/revoke' },
  openInvitation: { method: 'GET', path: '/invitation/open' },
  acceptInvitation: { method: 'POST', path: '/invitation/accept' },
  withdrawInvitation: { method: 'POST', path: '/invitation/withdraw' },
  createFeed: { method: 'POST', path: '/calendar/create' },
  feeds: { method: 'GET', path: '/calendar/mine' },
  revokeFeed: { method: 'POST', path: '/calendar/revoke' },
  readFeed: { method: 'GET', path: '/calendar/feed' },
  savePersonalityTest: { method: 'POST', path: '/personality-test/save', maxBytes: listBytes },
  personalityTests: { method: 'GET', path: '/personality-test/mine' },
  deletePersonalityTest: { method: 'POST', path: '/personality-test/delete' },
} as const satisfies Record<string, EndpointRow>

export type EndpointName = keyof typeof endpoints

/** What is known of a call, with every field. */
export const endpointRow = (name: EndpointName): EndpointRow => endpoints[name]
