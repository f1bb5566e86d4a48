import { wordsOf } from '@/base/words/translations'
import type { Filterable } from '@/features/back-office/list/filterable'
import { itemNames } from '@/features/back-office/list/item-names'
import { listWords, optionsOf, optionWord } from '@/features/back-office/list/list-words'
import type { EmailGroupChoices } from '@/lib/contract/back-office/email-groups/email-groups'
import { columnsOf } from '@/lib/contract/back-office/lists'
import { itemOf } from '@/lib/contract/item-keys'
import { savingWords } from '@/ui/form/words'

type Named = { value: string; label: string }

/** The filters of the users' list by subject, in the order of the editor. */
const subjects = {
  membership: ['tier', 'plan', 'state', 'until'],
  purchases: ['bought', 'notBought', 'orders', 'spent'],
  person: ['joined', 'seen', 'form', 'confirmed', 'newsletter', 'blocked', 'admin'],
  chart: ['character', 'strongest', 'quietest', 'side', 'leading'],
} as const

export type RuleSubject = keyof typeof subjects | 'levels'

/** Everything that the editor of a rule shows, for the browser. */
export async function ruleWordsOf({ forms, referrals }: EmailGroupChoices) {
  const words = await listWords()
  const columns = columnsOf('users')
  const items = await itemNames()
  const subjectOf = (name: string): RuleSubject => {
    const rows = Object.entries(subjects) as [keyof typeof subjects, readonly string[]][]
    return rows.find(([, names]) => names.includes(name))?.[0] ?? 'levels'
  }
  const facts = columns.flatMap(([name, shape]): (Filterable & { subject: RuleSubject })[] => {
    if (shape.isUnfiltered) return []
    const isForm = name === 'form'
    const options: Named[] = isForm
      ? forms.map(({ id, title }) => ({ value: id, label: title }))
      : optionsOf(words, shape).map((value) => ({
          value,
          label: optionWord(words, [name, shape], value),
        }))
    return [
      {
        ...{ name, options, subject: subjectOf(name) },
        kind: isForm && forms.length > 0 ? 'one' : shape.kind,
        label: words.columns[name] ?? name,
      },
    ]
  })
  const courses = Object.entries(items).flatMap(([key, label]) => {
    const item = itemOf(key)
    return item?.kind === 'course' ? [{ value: item.documentId, label }] : []
  })
  return {
    facts,
    courses,
    referrals,
    filters: words.list,
    rule: { ...wordsOf('admin.emailGroups.rule'), cycles: wordsOf('cycle') },
    count: wordsOf('admin.emailGroups.count'),
    group: wordsOf('admin.emailGroups.group'),
    form: savingWords({ submit: '' }),
  }
}

export type RuleWords = Awaited<ReturnType<typeof ruleWordsOf>>
