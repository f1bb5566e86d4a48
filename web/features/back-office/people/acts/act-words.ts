import { translations, wordsOf } from '@/base/words/translations'
import { dialogWords } from '../../panel/dialog-words'

/** The same, with how many days may still be given to one: its sentence has forms. */
export function actWordsFor(left: number): ActWords {
  const words = actWords()
  const text = translations('admin.people.acts')('giveDays.text', { left })
  const { acts } = words
  return { ...words, acts: { ...acts, giveDays: { ...acts.giveDays, text } } }
}

/** All words of what is done to people, for the browser. */
export const actWords = () => ({
  acts: wordsOf('admin.people.acts'),
  fields: wordsOf('admin.people.fields'),
  products: wordsOf('admin.lists.options').product,
  ...dialogWords(),
})

export type ActWords = ReturnType<typeof actWords>
