import { translations, wordsOf } from '@/base/words/translations'
import { dialogWords } from '@/features/back-office/panel/dialog-words'
import { savingWords } from '@/ui/form/words'

/** Words of a dialog that asks for a reason: what its button says, and what follows. */
export const reasonWords = (open: string, text: string) => ({
  words: { open, title: open, submit: open, text },
  shared: dialogWords(),
})

/** Words of a form that may be asked a second time. */
export const askedWords = (submit: string) => ({
  second: wordsOf('admin.shop', ['sure']),
  why: wordsOf('admin.danger', ['reason', 'reasonHint', 'reasonMissing']),
  form: savingWords({ submit, done: translations('admin.shop')('made') }),
})

/** What is sold, by key and name, for a choice. */
export const productOptions = (keys: readonly string[]) => {
  const names: Readonly<Record<string, string>> = wordsOf('admin.lists.options').product
  return keys.map((key) => [key, names[key] ?? key] as const)
}
