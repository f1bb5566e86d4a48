import { limited, loggedIn } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'POST', path: '/user/login', handler: 'session.logIn', config: limited('login') },
    { method: 'GET', path: '/user/me', handler: 'session.me', config: loggedIn },
    { method: 'POST', path: '/user/logout', handler: 'session.logOut', config: loggedIn },
    { method: 'GET', path: '/user/profile', handler: 'own-pages.profile', config: loggedIn },
    { method: 'GET', path: '/user/own-chart', handler: 'own-pages.chart', config: loggedIn },
    { method: 'GET', path: '/user/devices', handler: 'session.listDevices', config: loggedIn },
    {
      method: 'POST',
      path: '/user/revokeDevice',
      handler: 'session.revokeDevice',
      config: loggedIn,
    },
  ],
}
