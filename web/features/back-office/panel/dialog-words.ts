import { wordsOf } from '@/base/words/translations'
import { type FormWords, savingWords } from '@/ui/form/words'

/** Common words of all dialogs for admin actions. */
export type DialogWords = {
  danger: Record<'reason' | 'reasonHint' | 'reasonMissing' | 'cancel' | 'done', string>
  form: FormWords
}

/** For the browser; the form's button has its own label. */
export const dialogWords = (): DialogWords => ({
  danger: wordsOf('admin.danger'),
  form: savingWords({ submit: '' }),
})
