import { translations, wordsOf } from '@/base/words/translations'
import { actWords } from '../acts/act-words'

/** All words of what is done to many, for the browser. */
export const bulkWords = () => ({
  ...actWords(),
  bulk: wordsOf('admin.people.bulk'),
  again: translations('admin.panel')('again'),
})

export type BulkWords = ReturnType<typeof bulkWords>
