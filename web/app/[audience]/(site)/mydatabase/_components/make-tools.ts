import { type DateGroup, mostImported, mostPeople } from '@krono/contract'
import { dateFieldWords } from '@/components/date-field/words'
import { savingWords } from '@/components/form/words'
import { translations, wordsOf } from '@/i18n/translations'
import { today } from '@/lib/clock'
import { dateOrder, locale } from '@/lib/language'
import { linkTo } from '@/lib/links'
import { nameGroups } from '@/lib/named-groups'
import type { Tools } from './tools'

/** What the parts of the page that live in the browser are given. */
export function makeTools(groups: readonly DateGroup[], counts: Record<string, number>): Tools {
  const t = translations('form')
  const login = linkTo('login', { redirectUrl: linkTo('myDatabase') })
  return {
    words: wordsOf('database'),
    formWords: savingWords({ submit: t('save'), login: { text: t('login'), href: login } }),
    dateWords: dateFieldWords(),
    order: dateOrder,
    locale,
    today: today(),
    groups: nameGroups(groups, counts),
    limits: { imported: mostImported, compared: mostPeople },
  }
}
