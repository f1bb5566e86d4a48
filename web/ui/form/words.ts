import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import type { Language } from '@/lib/contract/languages'

/** Words of a form in the deployment's language, given by the server. */
export type FormWords = {
  language: Language
  submit: string
  sending: string
  /** Said when all went well and the page stays. */
  done?: string
  unavailable: string
  failed: string
  /** Said of every failure that is not the reader's (spec §8, "Save failed"). */
  saveFailed?: string
  /** `{time}` stands for the moment from which one may try again. */
  retryAt: string
  noScript: string
  /**
   * The way to sign in again, in a form for those who are signed in: a 401 means that they no longer are. Without a
   * `redirectUrl` it leads back to where it is pressed.
   */
  login?: { text: string; href: string }
  /** Message after the session ended: the typed values wait for a new login. */
  kept: string
  /** Said when it is back. */
  restored: string
  /** Of the dialog that asks for the password, in a form for those who are signed in. */
  password?: PasswordDialogWords
}

type PasswordDialogWords = Record<
  'title' | 'text' | 'field' | 'submit' | 'cancel' | 'show' | 'hide',
  string
>

const passwordDialogWords = (): PasswordDialogWords => ({
  ...wordsOf('passwordDialog', ['title', 'text', 'field', 'submit', 'cancel']),
  show: translations('form')('showPassword'),
  hide: translations('form')('hidePassword'),
})

/** The words of a form; `submit` is its own. */
export function formWords(own: Pick<FormWords, 'submit'> & Partial<FormWords>): FormWords {
  const t = translations('form')
  return {
    language,
    sending: t('sending'),
    unavailable: errors.unavailable[language],
    ...wordsOf('form', ['failed', 'retryAt', 'noScript', 'kept', 'restored']),
    ...own,
  }
}

/** The words of a form that saves data of a signed-in user. */
export const savingWords = (own: Pick<FormWords, 'submit'> & Partial<FormWords>): FormWords =>
  formWords({
    login: { text: translations('form')('login'), href: linkTo('login') },
    saveFailed: errors.saveFailed[language],
    done: translations('form')('saved'),
    password: passwordDialogWords(),
    ...own,
  })
