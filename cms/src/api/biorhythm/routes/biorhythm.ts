export default {
  routes: [
    { method: 'GET', path: '/biorhythm', handler: 'biorhythm.find', config: { auth: false } },
  ],
}
