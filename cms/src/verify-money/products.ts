import { productFacts, productKeys } from '@krono/contract'
import { listed } from './rule'

const isAnalysis = (key: (typeof productKeys)[number]) => productFacts(key).kind === 'analysis'

/** Of an order `o`: what it is for. */
export const forAnalysis = `o.product_key IN (${listed(productKeys.filter(isAnalysis))})`
export const forPremium = `o.product_key NOT IN (${listed(productKeys.filter(isAnalysis))})`
