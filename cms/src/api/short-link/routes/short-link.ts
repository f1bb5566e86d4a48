export default {
  routes: [
    { method: 'GET', path: '/short-link/open', handler: 'short-link.open' },
    { method: 'POST', path: '/short-link/clicks', handler: 'short-link.count' },
  ],
}
