import type { Core } from '@strapi/strapi'
import { recordAction } from '../log/record-action'

type Export = { admin: number; filters: Readonly<Record<string, unknown>> }

/** Logs that an admin exported the dates of a calculation, with the filters but not what they found. */
export async function recordExport(strapi: Core.Strapi, { admin, filters }: Export) {
  const { calculation, ...after } = filters
  const subject = { kind: 'calculation', id: String(calculation ?? '') } as const
  await recordAction(strapi, { admin, act: 'exportCalculation', subject, after })
}
