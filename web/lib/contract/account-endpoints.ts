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
  referrals: { method: 'GET', path: '/referral/mine', input: noInput, answer: ownReferralsAnswer },
  revokeDevice: {
    ...ofPages.revokeDevice,
    input: revokeDeviceBody,
    answer: idAnswer,
    asksPassword: true,
  },
  exportUser: { ...ofPages.exportUser, input: noInput, answer: exportAnswer, asksPassword: true },
  deleteUser: { ...ofPages.deleteUser, input: deleteUserBody, answer: deletedAnswer },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
