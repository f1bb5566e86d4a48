import { fill } from '@/base/text/fill'
import type { Scope } from '../../list/selection'
import type { BulkWords } from './bulk-words'

/** What "all" refers to: the list, and its filters. */
export const scopeText = (
  { scope }: Pick<BulkWords['bulk'], 'scope'>,
  { title, filters }: Scope,
) =>
  filters.length === 0
    ? fill(scope.whole, { list: title })
    : fill(scope.filtered, { list: title, filters: filters.join(' · ') })
