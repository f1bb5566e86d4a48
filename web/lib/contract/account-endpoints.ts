import { addressAnswer, idAnswer, noInput } from './account-fields'
import type { EndpointRow, EndpointSchemas } from './endpoint-row'
import { endpointsOfPages as ofPages } from './endpoints-of-pages'
import { ownChartAnswer, ownChartQuery, profileAnswer } from './own-pages'
import {
  confirmedPasswordAnswer,
  deletedAnswer,
  deleteUserBody,
  forgotPasswordQuery,
  passwordConfirmation,
  passwordUpdate,
  resetPasswordBody,
  resetTokenBody,
  validTokenAnswer,
} from './password'
import { ownReferralsAnswer } from './referrals'
import {
  appCode,
  creationAnswer,
  passkeyAddition,
  passkeyConfirmation,
  passkeyLogin,
  passkeyRemoval,
  recoveryCodesAnswer,
  requestAnswer,
  securityAnswer,
  startedApp,
} from './second-factor'
import {
  devicesAnswer,
  loginBody,
  logoutAnswer,
  logoutBody,
  meQuery,
  revokeDeviceBody,
  sessionAnswer,
} from './session'
import {
  confirmAnswer,
  confirmBody,
  confirmedAnswer,
  emailBody,
  existsAnswer,
  signupBody,
} from './signup'
import { birthdayUpdate, exportAnswer, undoEmailBody, userAnswer, userUpdate } from './user'

/** Calls about the caller's account: registration, sessions, password, data. */
export const accountEndpoints = {
  login: { ...ofPages.login, input: loginBody, answer: sessionAnswer },
  me: { ...ofPages.me, input: meQuery, answer: sessionAnswer },
  logout: {
    ...ofPages.logout,
    input: logoutBody,
    answer: logoutAnswer,
    asksPassword: ['everywhere'],
  },
  confirmPassword: {
    ...ofPages.confirmPassword,
    input: passwordConfirmation,
    answer: confirmedPasswordAnswer,
  },
  passkeyChallenge: { ...ofPages.passkeyChallenge, input: noInput, answer: requestAnswer },
  loginByPasskey: { ...ofPages.loginByPasskey, input: passkeyLogin, answer: sessionAnswer },
  confirmByPasskey: {
    ...ofPages.confirmByPasskey,
    input: passkeyConfirmation,
    answer: confirmedPasswordAnswer,
  },
  passkeyOptions: {
    ...ofPages.passkeyOptions,
    input: noInput,
    answer: creationAnswer,
    asksPassword: true,
  },
  addPasskey: {
    ...ofPages.addPasskey,
    input: passkeyAddition,
    answer: securityAnswer,
    asksPassword: true,
  },
  removePasskey: {
    ...ofPages.removePasskey,
    input: passkeyRemoval,
    answer: securityAnswer,
    asksPassword: true,
  },
  startApp: { ...ofPages.startApp, input: noInput, answer: startedApp, asksPassword: true },
  enableApp: {
    ...ofPages.enableApp,
    input: appCode,
    answer: recoveryCodesAnswer,
    asksPassword: true,
  },
  disableApp: { ...ofPages.disableApp, input: noInput, answer: securityAnswer, asksPassword: true },
  renewRecoveryCodes: {
    ...ofPages.renewRecoveryCodes,
    input: noInput,
    answer: recoveryCodesAnswer,
    asksPassword: true,
  },
  signup: { ...ofPages.signup, input: signupBody, answer: addressAnswer },
  validateEmail: { ...ofPages.validateEmail, input: confirmBody, answer: confirmAnswer },
  userExists: { ...ofPages.userExists, input: emailBody, answer: existsAnswer },
  validateByEmail: { ...ofPages.validateByEmail, input: emailBody, answer: confirmedAnswer },
  updateUser: {
    ...ofPages.updateUser,
    input: userUpdate,
    answer: userAnswer,
    asksPassword: ['email'],
  },
  undoEmail: { ...ofPages.undoEmail, input: undoEmailBody, answer: addressAnswer },
  uploadPicture: { ...ofPages.uploadPicture, answer: userAnswer },
  updateBirthday: { ...ofPages.updateBirthday, input: birthdayUpdate, answer: userAnswer },
  forgotPassword: { ...ofPages.forgotPassword, input: forgotPasswordQuery, answer: addressAnswer },
  validateResetToken: {
    ...ofPages.validateResetToken,
    input: resetTokenBody,
    answer: validTokenAnswer,
  },
  resetPassword: { ...ofPages.resetPassword, input: resetPasswordBody, answer: addressAnswer },
  updatePassword: { ...ofPages.updatePassword, input: passwordUpdate, answer: sessionAnswer },
  profile: { method: 'GET', path: '/user/profile', input: noInput, answer: profileAnswer },
  ownChart: {
    method: 'GET',
    path: '/user/own-chart',
    input: ownChartQuery,
    answer: ownChartAnswer,
  },
  devices: { method: 'GET', path: '/user/devices', input: noInput, answer: devicesAnswer },
  // The first call makes the code.
  referrals: {
    method: 'GET',
    path: '/referral/mine',
    isRepeatable: true,
    changes: true,
    input: noInput,
    answer: ownReferralsAnswer,
  },
  revokeDevice: {
    ...ofPages.revokeDevice,
    input: revokeDeviceBody,
    answer: idAnswer,
    asksPassword: true,
  },
  exportUser: { ...ofPages.exportUser, input: noInput, answer: exportAnswer, asksPassword: true },
  deleteUser: { ...ofPages.deleteUser, input: deleteUserBody, answer: deletedAnswer },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
