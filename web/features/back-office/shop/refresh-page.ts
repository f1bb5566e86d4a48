/** What was changed stands in the page when it is there anew. */
export const refreshPage = () => location.reload()
