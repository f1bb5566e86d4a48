import { translations } from '@/base/words/translations'
import type { PasswordWords } from './password-field'

export function passwordWords(): PasswordWords {
  const t = translations('form')
  return { show: t('showPassword'), hide: t('hidePassword') }
}
