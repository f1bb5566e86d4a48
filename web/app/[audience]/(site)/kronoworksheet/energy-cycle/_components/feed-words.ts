import type { CycleKey } from '@krono/chart'
import type { PersonPickerWords } from '@/features/people/picker/person-picker-words'
import type { ListedFeed } from '@/lib/contract/calendar'
import type { AskFirstWords } from '@/ui/dialog/ask-first'
import type { FormWords } from '@/ui/form/words'
import type { LinkToCopyWords } from '@/ui/link-to-copy/words'

/** What the board of calendars says; `{name}` stands for a person. */
export type FeedWords = {
  form: FormWords
  picker: PersonPickerWords
  link: LinkToCopyWords
  ask: AskFirstWords
  cycles: readonly { key: CycleKey; name: string }[]
  choose: Record<
    | 'cycles'
    | 'what'
    | 'peaks'
    | 'critical'
    | 'felt'
    | 'personChosen'
    | 'personDrop'
    | 'personPremium',
    string
  >
  list: Record<
    | 'title'
    | 'empty'
    | 'address'
    | 'show'
    | 'open'
    | 'secret'
    | 'peaks'
    | 'critical'
    | 'felt'
    | 'person'
    | 'created'
    | 'unread'
    | 'revoked',
    string
  >
}

/** A feed with its dates in words. */
export type ShownFeed = ListedFeed & { created: string; read: string }
