import { translations, wordsOf } from '@/base/words/translations'
import { dialogWords } from '@/features/back-office/panel/dialog-words'
import { savingWords } from '@/ui/form/words'

/** All texts of one e-mail to a group, for the browser. */
export const emailWords = () => ({
  ...wordsOf('admin.scheduledEmails'),
  states: wordsOf('admin.lists.options').status,
  block: wordsOf('admin.blockEditor'),
  count: wordsOf('admin.emailGroups.count'),
  dialog: dialogWords(),
  form: savingWords({ submit: '' }),
  again: translations('admin.panel')('again'),
})

export type EmailWords = ReturnType<typeof emailWords>
