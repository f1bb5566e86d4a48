import { storeInTab } from '@/ui/form/tab-values'

/** A code in the address of any page is kept for the registration (spec §3, "Session values"). */
export function storeReferral() {
  const referralCode = new URLSearchParams(location.search).get('referralCode')
  if (referralCode) storeInTab({ referralCode })
}
