/** Target of the forms of both steps. */
export const formAction = '/api/withdrawal/form'
