import type { CycleKey } from '@krono/chart'
import type { PersonPickerWords } from '@/features/people/picker/person-picker-words'
import type { ListedFeed } from '@/lib/contract/calendar'
import type { AskFirstWords } from '@/ui/dialog/ask-first'
import type { FormWords } from '@/ui/form/words'
import type { LinkToCopyWords } from '@/ui/link-to-copy/words'

/** Texts of the calendar feeds; `{name}` is replaced by the name of a person. */
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

/** A feed with formatted dates. */
export type ShownFeed = ListedFeed & { created: string; read: string }
