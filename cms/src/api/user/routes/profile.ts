import { loggedIn } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'POST', path: '/user/update', handler: 'profile.update', config: loggedIn },
    {
      method: 'POST',
      path: '/user/update-birthday',
      handler: 'profile.updateBirthday',
      config: loggedIn,
    },
    { method: 'DELETE', path: '/user/delete-user', handler: 'profile.delete', config: loggedIn },
  ],
}
