import { idAnswer, noInput } from '../account-fields'
import type { EndpointRow, EndpointSchemas } from '../endpoint-row'
import { adminCalculationCalls as calls } from './calculation-calls'
import {
  calculationAnswer,
  calculationsAnswer,
  startCalculationBody,
  vectorsAnswer,
} from './calculations'

/** Back office calls about calculations of many dates, and the vectors. */
export const adminCalculationEndpoints = {
  startCalculation: {
    area: 'work',
    ...calls.startCalculation,
    input: startCalculationBody,
    answer: calculationAnswer,
  },
  calculations: {
    area: 'read',
    method: 'GET',
    path: '/admin/calculations',
    input: noInput,
    answer: calculationsAnswer,
  },
  calculation: { area: 'read', ...calls.calculation, input: noInput, answer: calculationAnswer },
  deleteCalculation: { area: 'work', ...calls.deleteCalculation, input: noInput, answer: idAnswer },
  calculationVectors: {
    area: 'read',
    method: 'GET',
    path: '/admin/calculation-vectors',
    input: noInput,
    answer: vectorsAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
