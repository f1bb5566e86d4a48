import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import type { Language } from '@/lib/contract/languages'
import type { CodeWords } from './code-field'

/** Texts of a form in the deployment's language, passed by the server. */
export type FormWords = {
  language: Language
  submit: string
  sending: string
  /** Shown after success if the page stays. */
  done?: string
  unavailable: string
  perhapsDone: string
  failed: string
  /** Shown for failures of the server or the network (spec §8, "Save failed"). */
  saveFailed?: string
  /** With the placeholder `{time}`: when the user may try again. */
  retryAt: string
  noScript: string
  /**
   * Login link of a form for signed-in users; shown after a 401, which means that the session has ended. Without a
   * `redirectUrl` it redirects back to the current page.
   */
  login?: { text: string; href: string }
  /** Shown after the session ended: the typed values are stored for the next login. */
  kept: string
  /** Shown when the values are restored. */
  restored: string
  /** Texts of the password dialog, in a form for signed-in users. */
  password?: PasswordDialogWords
}

type PasswordDialogWords = Record<
  | 'title'
  | 'text'
  | 'field'
  | 'submit'
  | 'cancel'
  | 'show'
  | 'hide'
  | 'passkey'
  | 'passkeyCanceled',
  string
> & { code: CodeWords }

/** Texts of the field for the second step. */
export const codeWords = (): CodeWords => ({
  label: translations('form')('code'),
  hint: translations('form')('codeHint'),
})

const passwordDialogWords = (): PasswordDialogWords => ({
  ...wordsOf('passwordDialog', ['title', 'text', 'field', 'submit', 'cancel', 'passkey']),
  passkeyCanceled: translations('form')('passkeyCanceled'),
  code: codeWords(),
  show: translations('form')('showPassword'),
  hide: translations('form')('hidePassword'),
})

/** Texts of a form; `submit` and other texts in `own` are the form's own. */
export function formWords(own: Pick<FormWords, 'submit'> & Partial<FormWords>): FormWords {
  const t = translations('form')
  return {
    language,
    sending: t('sending'),
    unavailable: errors.unavailable[language],
    perhapsDone: errors.perhapsDone[language],
    ...wordsOf('form', ['failed', 'retryAt', 'noScript', 'kept', 'restored']),
    ...own,
  }
}

/** Texts of a form that saves data of a signed-in user. */
export const savingWords = (own: Pick<FormWords, 'submit'> & Partial<FormWords>): FormWords =>
  formWords({
    login: { text: translations('form')('login'), href: linkTo('login') },
    saveFailed: errors.saveFailed[language],
    done: translations('form')('saved'),
    password: passwordDialogWords(),
    ...own,
  })
