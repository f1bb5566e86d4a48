import type { Core } from '@strapi/strapi'
import { type AnalysisRow, analysisUid } from './analysis-row'

const write = ({ db }: Core.Strapi, id: number, state: AnalysisRow['state']) =>
  db.query(analysisUid).updateMany({ where: { id }, data: { state } })

/** Withholds an analysis that was refunded or is disputed. Its links do not work in the meantime. */
export const withholdAnalysis = (strapi: Core.Strapi, id: number) => write(strapi, id, 'withheld')

export const openAnalysis = (strapi: Core.Strapi, id: number) => write(strapi, id, 'ready')
