import { limited, loggedIn } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'GET',
      path: '/user/forgot-password',
      handler: 'password.forgot',
      config: limited('forgotPassword'),
    },
    {
      method: 'POST',
      path: '/user/validateResetPasswordToken',
      handler: 'password.validateToken',
      config: limited('mailedLink'),
    },
    {
      method: 'POST',
      path: '/user/resetPassword',
      handler: 'password.reset',
      config: limited('mailedLink'),
    },
    {
      method: 'POST',
      path: '/user/confirm-password',
      handler: 'password.confirm',
      config: loggedIn,
    },
    { method: 'POST', path: '/user/updatePassword', handler: 'password.update', config: loggedIn },
  ],
}
