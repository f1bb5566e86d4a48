import { atMost, loggedIn, viewing } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/films/:id/watch', handler: 'watching.watch', config: viewing },
    { method: 'GET', path: '/films/:id/stream', handler: 'watching.stream', config: viewing },
    { method: 'GET', path: '/films/:id/captions', handler: 'watching.captions', config: viewing },
    {
      method: 'POST',
      path: '/films/:id/progress',
      handler: 'watching.savePosition',
      config: atMost('filmPlace', loggedIn),
    },
    { method: 'GET', path: '/film-progress/mine', handler: 'watching.positions', config: loggedIn },
  ],
}
