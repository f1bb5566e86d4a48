/** What the form says, with the id of the call's path. */
export async function formOfLetter() {
  const [{ analysisLetter }, { rowId }] = await Promise.all([
    import('@/lib/contract/back-office/ordered-analyses'),
    import('@/lib/contract/account-fields'),
  ])
  return analysisLetter.extend({ id: rowId })
}
