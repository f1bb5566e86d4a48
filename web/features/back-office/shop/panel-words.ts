import { translations, wordsOf } from '@/base/words/translations'
import { dialogWords } from '@/features/back-office/panel/dialog-words'
import { savingWords } from '@/ui/form/words'

/** Texts of a dialog with a reason: the label of its button, and the consequence. */
export const reasonWords = (open: string, text: string) => ({
  words: { open, title: open, submit: open, text },
  shared: dialogWords(),
})

/** Texts of a form that may require a second confirmation. */
export const askedWords = (submit: string) => ({
  second: wordsOf('admin.shop', ['sure']),
  why: wordsOf('admin.danger', ['reason', 'reasonHint', 'reasonMissing']),
  form: savingWords({ submit, done: translations('admin.shop')('made') }),
})

/** Products with a fixed key, by key and name, for a select field. */
export const productOptions = (keys: readonly string[]) => {
  const names: Readonly<Record<string, string>> = wordsOf('admin.lists.options').product
  return keys.map((key) => [key, names[key] ?? key] as const)
}
