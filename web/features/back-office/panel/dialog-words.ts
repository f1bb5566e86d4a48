import { wordsOf } from '@/base/words/translations'
import { type FormWords, savingWords } from '@/ui/form/words'

/** What all dialogs say in which an admin does something. */
export type DialogWords = {
  danger: Record<'reason' | 'reasonHint' | 'reasonMissing' | 'cancel' | 'done', string>
  form: FormWords
}

/** For the browser; what a form's button says is its own. */
export const dialogWords = (): DialogWords => ({
  danger: wordsOf('admin.danger'),
  form: savingWords({ submit: '' }),
})
