import { backOffice as config } from '../../../lib/route-config'

const one = '/admin/analyses/:id'

export default {
  routes: [
    { method: 'GET', path: one, handler: 'admin-analysis.show', config },
    { method: 'POST', path: `${one}/names`, handler: 'admin-analysis.names', config },
    { method: 'POST', path: `${one}/letter`, handler: 'admin-analysis.letter', config },
  ],
}
