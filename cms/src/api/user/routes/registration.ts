import { limited, whileOpen } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'POST',
      path: '/user/signup',
      handler: 'registration.signUp',
      config: whileOpen('signupOpen', limited('signup')),
    },
    {
      method: 'POST',
      path: '/user/validate-email',
      handler: 'registration.confirmEmail',
      config: limited('mailedLink'),
    },
    {
      method: 'POST',
      path: '/user/undo-email',
      handler: 'registration.undoEmail',
      config: limited('mailedLink'),
    },
    {
      method: 'POST',
      path: '/user/get-user-exists',
      handler: 'registration.userExists',
      config: limited('accountQuestion'),
    },
    {
      method: 'POST',
      path: '/user/validate-by-email',
      handler: 'registration.isConfirmed',
      config: limited('accountQuestion'),
    },
  ],
}
