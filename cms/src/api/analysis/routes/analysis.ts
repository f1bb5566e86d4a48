import { atMost, limited, loggedIn, unlimited } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/analysis/sample', handler: 'analysis.sample', config: unlimited },
    {
      method: 'GET',
      path: '/analysis/download/:token',
      handler: 'analysis.download',
      config: limited('secretLink'),
    },
    { method: 'GET', path: '/analysis/mine', handler: 'analysis.shelf', config: loggedIn },
    { method: 'GET', path: '/analysis/:id', handler: 'analysis.show', config: loggedIn },
    {
      method: 'POST',
      path: '/analysis/:id/reading',
      handler: 'analysis.saveReading',
      config: atMost('reading', loggedIn),
    },
    {
      method: 'POST',
      path: '/analysis/:id/feedback',
      handler: 'analysis.giveFeedback',
      config: atMost('feedback', loggedIn),
    },
    { method: 'GET', path: '/analysis/:id/next', handler: 'analysis.next', config: loggedIn },
    { method: 'POST', path: '/analysis/:id/share', handler: 'analysis.share', config: loggedIn },
    { method: 'DELETE', path: '/analysis/:id/share', handler: 'analysis.hide', config: loggedIn },
  ],
}
