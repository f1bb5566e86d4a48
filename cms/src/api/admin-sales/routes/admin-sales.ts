import { backOffice as config } from '../../../platform/lib/route-config'

export default {
  routes: [
    { method: 'GET', path: '/admin/sales', handler: 'admin-sales.show', config },
    { method: 'GET', path: '/admin/payments/:id', handler: 'admin-sales.payment', config },
    { method: 'POST', path: '/admin/payments/:id/refund', handler: 'admin-sales.refund', config },
    { method: 'POST', path: '/admin/payments/:id/receipt', handler: 'admin-sales.receipt', config },
    { method: 'GET', path: '/admin/incidents', handler: 'admin-sales.incidents', config },
    { method: 'POST', path: '/admin/incidents/:id', handler: 'admin-sales.updateIncident', config },
    { method: 'POST', path: '/admin/withdrawals/:id/close', handler: 'admin-sales.close', config },
    { method: 'POST', path: '/admin/reconciliation', handler: 'admin-sales.reconcile', config },
    { method: 'GET', path: '/admin/reconciliation', handler: 'admin-sales.progress', config },
  ],
}
