import { linkTo } from '@/base/routing/links'
import type { ShareLinks } from './share-dialog'

/** Links to show with a chart: to the calculator, or to this very chart, whose address holds the date. */
export const chartLinks = (date: string, name: string): ShareLinks => ({
  plain: linkTo('visitorWorksheet'),
  dated: linkTo('visitorWorksheet', { date, name }),
})
