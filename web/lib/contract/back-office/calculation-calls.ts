import type { EndpointRow } from '../endpoint-row'
import { calculationBytes } from './calculation-words'

/** Back office calls about calculations that are made in the browser. */
export const adminCalculationCalls = {
  startCalculation: { method: 'POST', path: '/admin/calculations', maxBytes: calculationBytes },
  calculation: { method: 'GET', path: '/admin/calculations/{id}' },
  deleteCalculation: { method: 'POST', path: '/admin/calculations/{id}/delete' },
} as const satisfies Record<string, EndpointRow>
