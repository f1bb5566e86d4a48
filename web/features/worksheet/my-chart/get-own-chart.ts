import { cache } from 'react'
import { language } from '@/base/text/language'
import { askAsUser } from '@/server/session/get-session'

/** Who asks for the page, with the long texts of their own chart, once a request; undefined for nobody. */
export const getOwnChart = cache(() => askAsUser({ endpoint: 'ownChart', input: { language } }))
