import { translations } from '@/base/words/translations'
import type { SequenceTrigger } from '@/lib/contract/back-office/sequences/sequence-words'

/** When a sequence begins, in words; `formTitles` by form id. */
export function triggerText(
  trigger: SequenceTrigger,
  formTitles: ReadonlyMap<string, string>,
): string {
  const t = translations('admin.fixedEmails.triggers')
  switch (trigger.is) {
    case 'registered':
    case 'birthday':
      return t(trigger.is)
    case 'form':
      return t('form', { form: formTitles.get(trigger.form) ?? trigger.form })
    case 'courseLeft':
      return t('courseLeft', { days: trigger.days })
    case 'notSeen':
      return t('notSeen', { days: trigger.days })
    case 'premiumEnds':
      return t('premiumEnds', { days: trigger.daysBefore })
    case 'criticalDay':
      return t('criticalDay', {
        days: trigger.daysBefore,
        cycle: translations('cycle')(trigger.cycle),
      })
    case 'goodDay':
      return t('goodDay', { days: trigger.daysBefore })
  }
}
