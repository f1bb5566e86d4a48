import type { EndpointRow } from './endpoint-row'

/** Maximum size of a form as JSON. */
export const formBytes = 16 * 1024

/** Maximum size of a picture, plus the overhead of multipart. */
export const pictureBytes = 5 * 1024 * 1024

/** An import of 1000 people with the longest names, in groups with the longest names. */
const importBytes = 640 * 1024

/** Two texts of a note, each of 20 000 characters of up to four bytes. */
const noteBytes = 200 * 1024

/** Lists of 20 people, answers to 200 questions, the longest message. */
const listBytes = 64 * 1024

/**
 * Calls that pages make in the browser. Only this part of the table is sent to browsers, because the schemas in
 * `endpoints` would add all of zod to the bundle.
 */
export const endpointsOfPages = {
  chart: { method: 'GET', path: '/chart', isAnsweredByWeb: true },
  login: { method: 'POST', path: '/user/login', session: 'starts', isRepeatable: true },
  me: { method: 'GET', path: '/user/me', session: 'starts', changes: true, isRepeatable: true },
  logout: { method: 'POST', path: '/user/logout', session: 'ends' },
  signup: { method: 'POST', path: '/user/signup', isRepeatable: true },
  validateEmail: {
    method: 'POST',
    path: '/user/validate-email',
    session: 'mayStart',
    isRepeatable: true,
  },
  userExists: { method: 'POST', path: '/user/get-user-exists', isRepeatable: true },
  validateByEmail: { method: 'POST', path: '/user/validate-by-email', isRepeatable: true },
  updateUser: { method: 'POST', path: '/user/update', isRepeatable: true },
  uploadPicture: {
    method: 'POST',
    path: '/user/upload-profile-pic',
    maxBytes: pictureBytes + formBytes,
    isMultipart: true,
  },
  updateBirthday: { method: 'POST', path: '/user/update-birthday', isRepeatable: true },
  forgotPassword: {
    method: 'GET',
    path: '/user/forgot-password',
    changes: true,
    isRepeatable: true,
  },
  validateResetToken: {
    method: 'POST',
    path: '/user/validateResetPasswordToken',
    isRepeatable: true,
  },
  resetPassword: { method: 'POST', path: '/user/resetPassword' },
  confirmPassword: { method: 'POST', path: '/user/confirm-password', isRepeatable: true },
  passkeyChallenge: { method: 'POST', path: '/user/passkey/challenge', isRepeatable: true },
  loginByPasskey: { method: 'POST', path: '/user/passkey/login', session: 'starts' },
  confirmByPasskey: { method: 'POST', path: '/user/passkey/confirm' },
  passkeyOptions: { method: 'POST', path: '/user/passkey/options', isRepeatable: true },
  addPasskey: { method: 'POST', path: '/user/passkey/add' },
  removePasskey: { method: 'POST', path: '/user/passkey/remove' },
  startApp: { method: 'POST', path: '/user/authenticator/start', isRepeatable: true },
  enableApp: { method: 'POST', path: '/user/authenticator/enable' },
  disableApp: { method: 'POST', path: '/user/authenticator/disable' },
  renewRecoveryCodes: { method: 'POST', path: '/user/recovery-codes' },
  undoEmail: { method: 'POST', path: '/user/undo-email', isRepeatable: true },
  updatePassword: { method: 'POST', path: '/user/updatePassword', session: 'starts' },
  revokeDevice: { method: 'POST', path: '/user/revokeDevice' },
  exportUser: { method: 'GET', path: '/user/export' },
  deleteUser: { method: 'DELETE', path: '/user/delete-user', session: 'ends' },
  savedDates: { method: 'GET', path: '/user/registered-dates' },
  addSavedDate: { method: 'POST', path: '/user/addRegisteredDate' },
  updateSavedDate: { method: 'POST', path: '/user/updateRegisteredDate', isRepeatable: true },
  deleteSavedDate: { method: 'POST', path: '/user/deleteRegisteredDate' },
  restoreSavedDate: { method: 'POST', path: '/user/restoreRegisteredDate' },
  importSavedDates: { method: 'POST', path: '/user/importRegisteredDates', maxBytes: importBytes },
  exportSavedDates: { method: 'GET', path: '/user/export-registered-dates' },
  addDateGroup: { method: 'POST', path: '/user/addDateGroup' },
  renameDateGroup: { method: 'POST', path: '/user/renameDateGroup', isRepeatable: true },
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
  withdrawInvitation: { method: 'POST', path: '/invitation/withdraw', isRepeatable: true },
  createFeed: { method: 'POST', path: '/calendar/create' },
  revokeFeed: { method: 'POST', path: '/calendar/revoke' },
  deleteFeltDay: { method: 'DELETE', path: '/felt-day/{id}' },
  savePersonalityTest: { method: 'POST', path: '/personality-test/save', maxBytes: listBytes },
  personalityTests: { method: 'GET', path: '/personality-test/mine' },
  deletePersonalityTest: { method: 'POST', path: '/personality-test/delete' },
  ownedItems: { method: 'GET', path: '/payment/owned' },
  quote: { method: 'POST', path: '/payment/quote', isRepeatable: true },
  payLink: { method: 'POST', path: '/pay-link/pay' },
  checkout: { method: 'POST', path: '/payment/checkout', maxBytes: listBytes },
  paymentStatus: { method: 'GET', path: '/payment/status', changes: true, isRepeatable: true },
  cancelSubscription: { method: 'POST', path: '/payment/cancel-subscription' },
  resumeSubscription: { method: 'POST', path: '/payment/resume-subscription' },
  changeSubscription: { method: 'POST', path: '/payment/change-subscription' },
  openPortal: { method: 'POST', path: '/payment/portal' },
  claimCoupon: { method: 'POST', path: '/coupon/claim' },
  makeDownloadLink: { method: 'POST', path: '/order/{id}/download-link' },
  giveFeedback: { method: 'POST', path: '/analysis/{id}/feedback' },
  nextAnalysis: { method: 'GET', path: '/analysis/{id}/next' },
  shareAnalysis: { method: 'POST', path: '/analysis/{id}/share' },
  hideAnalysis: { method: 'DELETE', path: '/analysis/{id}/share' },
  proofChallenge: { method: 'GET', path: '/proof/challenge' },
  sendMessage: {
    method: 'POST',
    path: '/contact/message',
    maxBytes: listBytes,
    isRepeatable: true,
  },
  claimGift: { method: 'POST', path: '/gift/claim', isRepeatable: true },
  myCourses: { method: 'GET', path: '/learning/mine' },
  // Sent with keepalive, so that they outlive the page.
  saveProgress: { method: 'POST', path: '/learning/lesson/{id}/progress', isRepeatable: true },
  saveNote: {
    method: 'POST',
    path: '/learning/lesson/{id}/note',
    maxBytes: noteBytes,
    isRepeatable: true,
  },
  startQuiz: { method: 'POST', path: '/learning/lesson/{id}/quiz/start', isRepeatable: true },
  submitQuiz: {
    method: 'POST',
    path: '/learning/lesson/{id}/quiz/submit',
    isInPreview: true,
    isRepeatable: true,
  },
  issueCertificate: {
    method: 'POST',
    path: '/learning/course/{id}/certificate',
    isRepeatable: true,
  },
  renewEbookLink: { method: 'POST', path: '/ebooks/{id}/link' },
  videoPositions: { method: 'GET', path: '/film-progress/mine' },
  ownReviews: { method: 'GET', path: '/review/mine' },
  saveReview: { method: 'POST', path: '/review/save', isRepeatable: true },
  deleteReview: { method: 'POST', path: '/review/delete' },
} as const satisfies Record<string, EndpointRow>
