import { dateFaults } from '../date-faults'

// Without zod: the form in the browser uses it too.

/** Most dates of a calculation. */
export const mostCalculated = 10_000

/** Days that a calculation and its dates are stored. */
export const calculationDays = 7

/** Most PDFs in an archive. */
export const mostSheets = 200

/** Longest name of a date; longer ones are cut. */
export const calculatedNameLength = 60

/** Maximum size of the call that starts a calculation. */
export const calculationBytes = 1_000_000

export const calculationSources = ['dates', 'csv', 'vcard', 'group', 'users'] as const

/** Why a line has no date. */
export const calculationFaults = [
  ...dateFaults,
  'noDate',
  'noYear',
  'ambiguousDate',
  'instant',
] as const

export type CalculationFault = (typeof calculationFaults)[number]
