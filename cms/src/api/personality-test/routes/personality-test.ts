import { loggedIn } from '../../../platform/lib/route-config'

export default {
  routes: [
    {
      method: 'POST',
      path: '/personality-test/save',
      handler: 'personality-test.save',
      config: loggedIn,
    },
    {
      method: 'GET',
      path: '/personality-test/mine',
      handler: 'personality-test.list',
      config: loggedIn,
    },
    {
      method: 'POST',
      path: '/personality-test/delete',
      handler: 'personality-test.remove',
      config: loggedIn,
    },
  ],
}
