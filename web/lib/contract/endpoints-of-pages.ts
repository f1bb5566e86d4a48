import type { EndpointRow } from './endpoint-row'

/** An import of a thousand people with the longest names. */
export const importBytes = 512 * 1024

/** Lists of twenty people, answers to two hundred questions. */
const listBytes = 64 * 1024

/** The calls that our pages make in the browser; it gets this part of the table and no more. */
export const endpointsOfPages = {
  chart: { method: 'GET', path: '/chart', isAnsweredByWeb: true },
  login: { method: 'POST', path: '/user/login', session: 'starts' },
  me: { method: 'GET', path: '/user/me', session: 'starts' },
  logout: { method: 'POST', path: '/user/logout', session: 'ends' },
  signup: { method: 'POST', path: '/user/signup' },
  validateEmail: { method: 'POST', path: '/user/validate-email' },
  userExists: { method: 'POST', path: '/user/get-user-exists' },
  validateByEmail: { method: 'POST', path: '/user/validate-by-email' },
  updateUser: { method: 'POST', path: '/user/update' },
  updateBirthday: { method: 'POST', path: '/user/update-birthday' },
  forgotPassword: { method: 'GET', path: '/user/forgot-password', changes: true },
  validateResetToken: { method: 'POST', path: '/user/validateResetPasswordToken' },
  resetPassword: { method: 'POST', path: '/user/resetPassword' },
  updatePassword: { method: 'POST', path: '/user/updatePassword', session: 'starts' },
  revokeDevice: { method: 'POST', path: '/user/revokeDevice' },
  deleteUser: { method: 'DELETE', path: '/user/delete-user', session: 'ends' },
  savedDates: { method: 'GET', path: '/user/registered-dates' },
  addSavedDate: { method: 'POST', path: '/user/addRegisteredDate' },
  updateSavedDate: { method: 'POST', path: '/user/updateRegisteredDate' },
  deleteSavedDate: { method: 'POST', path: '/user/deleteRegisteredDate' },
  restoreSavedDate: { method: 'POST', path: '/user/restoreRegisteredDate' },
  importSavedDates: { method: 'POST', path: '/user/importRegisteredDates', maxBytes: importBytes },
  exportSavedDates: { method: 'GET', path: '/user/export-registered-dates' },
  addDateGroup: { method: 'POST', path: '/user/addDateGroup' },
  renameDateGroup: { method: 'POST', path: '/user/renameDateGroup' },
  deleteDateGroup: { method: 'POST', path: '/user/deleteDateGroup' },
  addToRelationshipList: {
    method: 'POST',
    path: '/relationship-list/add',
    maxBytes: listBytes,
  },
  removeFromRelationshipList: { method: 'POST', path: '/relationship-list/remove' },
  createShare: { method: 'POST', path: '/share/create', maxBytes: listBytes },
  revokeShare: { method: 'POST', path: '/share/revoke' },
  createInvitation: { method: 'POST', path: '/invitation/create' },
  revokeInvitation: { method: 'POST', path: '/invitation/revoke' },
  acceptInvitation: { method: 'POST', path: '/invitation/accept' },
  withdrawInvitation: { method: 'POST', path: '/invitation/withdraw' },
  createFeed: { method: 'POST', path: '/calendar/create' },
  revokeFeed: { method: 'POST', path: '/calendar/revoke' },
  savePersonalityTest: { method: 'POST', path: '/personality-test/save', maxBytes: listBytes },
  personalityTests: { method: 'GET', path: '/personality-test/mine' },
  deletePersonalityTest: { method: 'POST', path: '/personality-test/delete' },
} as const satisfies Record<string, EndpointRow>
