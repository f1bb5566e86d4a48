import { translations, wordsOf } from '@/base/words/translations'
import { dialogWords } from '../../panel/dialog-words'

/** The same, with how many days may still be given to one: its sentence has forms. */
export function actionWordsFor(left: number): ActionWords {
  const words = actionWords()
  const text = translations('admin.people.actions')('giveDays.text', { left })
  const { actions } = words
  return { ...words, actions: { ...actions, giveDays: { ...actions.giveDays, text } } }
}

/** All words of what is done to people, for the browser. */
export const actionWords = () => ({
  actions: wordsOf('admin.people.actions'),
  fields: wordsOf('admin.people.fields'),
  products: wordsOf('admin.lists.options').product,
  ...dialogWords(),
})

export type ActionWords = ReturnType<typeof actionWords>
