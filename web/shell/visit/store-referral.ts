import { storeInTab } from '@/ui/form/tab-values'

/** Stores a code in the address of any page for the registration (spec §3, "Session values"). */
export function storeReferral() {
  const referralCode = new URLSearchParams(location.search).get('referralCode')
  if (referralCode) storeInTab({ referralCode })
}
