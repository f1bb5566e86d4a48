import { keep } from '@/ui/form/kept-values'

/** A code in the address of any page is kept for the registration (spec §3, "Session values"). */
export function keepReferral() {
  const referralCode = new URLSearchParams(location.search).get('referralCode')
  if (referralCode) keep({ referralCode })
}
