import { wordsOf } from '@/base/words/translations'
import { savingWords } from '@/ui/form/words'

/** Words of the last acts on many, for the browser. */
export const recentWords = () => ({
  words: {
    ...wordsOf('admin.people.bulk', ['recent', 'title', 'page']),
    ...wordsOf('admin.list', ['today', 'yesterday']),
  },
  form: savingWords({ submit: '' }),
})
