import { wordsOf } from '@/base/words/translations'
import { env } from '@/env'
import { ruleWordsOf } from '@/features/back-office/email-groups/rule-words-of'
import type { EmailGroupChoices } from '@/lib/contract/back-office/email-groups/email-groups'
import type { SequenceChoices } from '@/lib/contract/back-office/sequences/sequences'
import { savingWords } from '@/ui/form/words'

/** Everything that the editor of a sequence shows, for the browser. */
export const sequenceWordsOf = async (choices: EmailGroupChoices, emails: SequenceChoices) => ({
  text: wordsOf('admin.fixedEmails.sequence'),
  rules: await ruleWordsOf(choices),
  form: savingWords({ submit: '' }),
  forms: choices.forms,
  emails: emails.emails,
  panel: new URL(
    '/admin/content-manager/collection-types/api::email-template.email-template',
    env.PANEL_URL,
  ).href,
})

export type SequenceWords = Awaited<ReturnType<typeof sequenceWordsOf>>
