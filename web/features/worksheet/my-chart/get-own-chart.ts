import { cache } from 'react'
import { language } from '@/base/text/language'
import { askAsUser } from '@/server/session/get-session'

/** The caller with the long texts of their own chart, once per request; undefined without a session. */
export const getOwnChart = cache(() => askAsUser({ endpoint: 'ownChart', input: { language } }))
