import { translations, wordsOf } from '@/base/words/translations'
import { dialogWords } from '../../panel/dialog-words'

/** The same, with the number of days that may still be granted: its sentence has plural forms. */
export function actionWordsFor(left: number): ActionWords {
  const words = actionWords()
  const text = translations('admin.people.actions')('giveDays.text', { left })
  const { actions } = words
  return { ...words, actions: { ...actions, giveDays: { ...actions.giveDays, text } } }
}

/** All texts of actions on users, for the browser. */
export const actionWords = () => ({
  actions: wordsOf('admin.people.actions'),
  roles: wordsOf('admin.roles'),
  fields: wordsOf('admin.people.fields'),
  products: wordsOf('admin.lists.options').product,
  ...dialogWords(),
})

export type ActionWords = ReturnType<typeof actionWords>
