import type { Calculation, EngineDraft } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'

export type CalculationRow = {
  id: number
  documentId: string
  admin: number | null
  name: string | null
  source: Calculation['source']
  state: Calculation['state']
  /** The last computed user of a group. */
  cursor: number
  all: number
  done: number
  faulty: number
  differing: number
  differences: Readonly<Record<string, number>> | null
  draft: EngineDraft | null
  engineVersion: string
  createdAt: string
  endedAt: string | null
}

export const calculationUid = 'api::calculation.calculation'
export const calculationTable = 'calculations'
export const dateTable = 'calculated_dates'

/** All columns without the input, which may have half a megabyte. */
const shown = [
  ...['id', 'documentId', 'admin', 'name', 'source', 'state', 'cursor', 'all', 'done', 'faulty'],
  ...['differing', 'differences', 'draft', 'engineVersion', 'createdAt', 'endedAt'],
]

export const findCalculation = (
  { db }: Core.Strapi,
  where: { id: number } | { documentId: string },
): Promise<CalculationRow | null> => db.query(calculationUid).findOne({ select: shown, where })

/** The latest ones, newest first. */
export const latestCalculations = ({ db }: Core.Strapi, limit: number): Promise<CalculationRow[]> =>
  db.query(calculationUid).findMany({
    select: shown,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    limit,
  })

/** Throws notFound. */
export async function requireCalculation(
  strapi: Core.Strapi,
  documentId: string,
): Promise<CalculationRow> {
  const row = await findCalculation(strapi, { documentId })
  if (!row) throw new AppError('notFound')
  return row
}
