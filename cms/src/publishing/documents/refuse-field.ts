import { errors } from '@strapi/utils'

/** A validation error that the panel shows beside its field. */
export const refuseField = (field: string, message: string) =>
  new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  })
