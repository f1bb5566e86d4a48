/** What the form says, with the id of the call's path. */
export async function formOfEmail() {
  const [{ analysisEmail }, { rowId }] = await Promise.all([
    import('@/lib/contract/back-office/ordered-analyses'),
    import('@/lib/contract/account-fields'),
  ])
  return analysisEmail.extend({ id: rowId })
}
