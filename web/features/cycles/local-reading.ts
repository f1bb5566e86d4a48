import { formatFigure } from '@/base/text/format'
import { formatSigned } from './signed'

/** The deployment's decimal mark, for formatting in the browser. */
export const decimalMark = formatFigure(0).charAt(1)

/** A value of a cycle in the deployment's language: `+52,3`. */
export const formatReading = (value: number) => formatSigned(value, decimalMark)
