import { translations } from '@/base/words/translations'
import type { Range } from './rows'

/** How many people: `1 ember`, `2–8 ember`. */
export function rangeText([fewest, most]: Range): string {
  const t = translations('analysisOrder.range')
  return fewest === most ? t('exactly', { count: most }) : t('between', { fewest, most })
}
