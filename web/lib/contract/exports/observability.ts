export { durationBuckets, metrics, statusClass } from '../metrics'
export { requestIdHeader, requestIdOf } from '../request-id'
export { publicSpans } from '../span-facts'
