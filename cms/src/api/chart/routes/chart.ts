export default {
  routes: [{ method: 'GET', path: '/chart', handler: 'chart.find', config: { auth: false } }],
}
