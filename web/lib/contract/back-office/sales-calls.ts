import type { EndpointRow } from '../endpoint-row'

/** Back office calls about figures, payments, refunds and incidents that are made in the browser. */
export const adminSalesCalls = {
  adminRefund: { method: 'POST', path: '/admin/payments/{id}/refund', isRepeatable: true },
  adminResendReceipt: { method: 'POST', path: '/admin/payments/{id}/receipt' },
  adminUpdateIncident: { method: 'POST', path: '/admin/incidents/{id}' },
  adminCloseWithdrawal: { method: 'POST', path: '/admin/withdrawals/{id}/close' },
  adminReconcile: { method: 'POST', path: '/admin/reconciliation' },
  adminReconciliation: { method: 'GET', path: '/admin/reconciliation' },
} as const satisfies Record<string, EndpointRow>
