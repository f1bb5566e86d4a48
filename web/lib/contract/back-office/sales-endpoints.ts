import { idAnswer, noInput } from '../account-fields'
import type { EndpointRow, EndpointSchemas } from '../endpoint-row'
import { orderAnswer } from '../orders'
import {
  adminPaymentAnswer,
  closedWithdrawal,
  incidentBody,
  incidentSchema,
  incidentsAnswer,
  incidentsQuery,
  receiptAgainAnswer,
  receiptAgainBody,
  reconciliationAnswer,
  reconciliationQuery,
  refundBody,
} from './payments'
import { salesAnswer, salesQuery } from './sales'
import { adminSalesCalls as calls } from './sales-calls'

/** Back office calls about figures, payments, refunds and incidents. */
export const adminSalesEndpoints = {
  adminSales: {
    method: 'GET',
    path: '/admin/sales',
    area: 'readMoney',
    input: salesQuery,
    answer: salesAnswer,
  },
  adminPayment: {
    method: 'GET',
    path: '/admin/payments/{id}',
    area: 'readMoney',
    input: noInput,
    answer: adminPaymentAnswer,
  },
  adminRefund: {
    ...calls.adminRefund,
    area: 'money',
    input: refundBody,
    answer: orderAnswer,
    asksPassword: true,
  },
  adminResendReceipt: {
    ...calls.adminResendReceipt,
    area: 'service',
    input: receiptAgainBody,
    answer: receiptAgainAnswer,
  },
  adminIncidents: {
    method: 'GET',
    path: '/admin/incidents',
    area: 'readMoney',
    input: incidentsQuery,
    answer: incidentsAnswer,
  },
  adminUpdateIncident: {
    ...calls.adminUpdateIncident,
    area: 'money',
    input: incidentBody,
    answer: incidentSchema,
  },
  adminCloseWithdrawal: {
    ...calls.adminCloseWithdrawal,
    area: 'money',
    input: closedWithdrawal,
    answer: idAnswer,
    asksPassword: true,
  },
  adminReconcile: {
    ...calls.adminReconcile,
    area: 'money',
    input: noInput,
    answer: reconciliationAnswer,
  },
  adminReconciliation: {
    ...calls.adminReconciliation,
    area: 'readMoney',
    input: reconciliationQuery,
    answer: reconciliationAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
