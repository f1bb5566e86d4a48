import { translations, wordsOf } from '@/base/words/translations'
import { actionWords } from '../actions/action-words'

/** All texts of bulk actions, for the browser. */
export const bulkWords = () => ({
  ...actionWords(),
  bulk: wordsOf('admin.people.bulk'),
  again: translations('admin.panel')('again'),
})

export type BulkWords = ReturnType<typeof bulkWords>
