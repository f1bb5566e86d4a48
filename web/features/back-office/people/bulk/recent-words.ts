import { wordsOf } from '@/base/words/translations'
import { savingWords } from '@/ui/form/words'

/** Texts of the latest bulk actions, for the browser. */
export const recentWords = () => ({
  words: {
    ...wordsOf('admin.people.bulk', ['recent', 'title', 'page']),
    ...wordsOf('admin.list', ['today', 'yesterday']),
  },
  form: savingWords({ submit: '' }),
})
