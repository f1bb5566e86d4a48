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
    ...calls.startCalculation,
    input: startCalculationBody,
    answer: calculationAnswer,
  },
  calculations: {
    method: 'GET',
    path: '/admin/calculations',
    input: noInput,
    answer: calculationsAnswer,
  },
  calculation: { ...calls.calculation, input: noInput, answer: calculationAnswer },
  deleteCalculation: { ...calls.deleteCalculation, input: noInput, answer: idAnswer },
  calculationVectors: {
    method: 'GET',
    path: '/admin/calculation-vectors',
    input: noInput,
    answer: vectorsAnswer,
  },
} as const satisfies Record<string, EndpointRow & EndpointSchemas>
