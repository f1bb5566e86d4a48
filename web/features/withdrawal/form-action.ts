/** Where both steps are posted. */
export const formAction = '/api/withdrawal/form'
