import { errors } from '@strapi/utils'

/** A refusal that the panel shows beside the field that it is about. */
export const refuseField = (field: string, message: string) =>
  new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  })
