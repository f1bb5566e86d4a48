import { atMost, loggedIn, unlimited } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/learning/mine', handler: 'learning.mine', config: loggedIn },
    // The outline of a course is public, as on its page.
    { method: 'GET', path: '/learning/course/:id', handler: 'learning.show', config: unlimited },
    {
      method: 'POST',
      path: '/learning/course/:id/certificate',
      handler: 'learning.issueCertificate',
      config: atMost('certificate', loggedIn),
    },
  ],
}
