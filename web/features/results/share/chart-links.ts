import { linkTo } from '@/base/routing/links'
import type { ShareLinks } from './share-dialog'

/** Links to share a chart: to the calculator, or to this chart, with the date in the address. */
export const chartLinks = (date: string, name: string): ShareLinks => ({
  plain: linkTo('visitorWorksheet'),
  dated: linkTo('visitorWorksheet', { date, name }),
})
