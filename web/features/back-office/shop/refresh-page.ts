/** What was changed stands in the page when it is there anew. */
export function refreshPage(): 'leaves' {
  location.reload()
  return 'leaves'
}
