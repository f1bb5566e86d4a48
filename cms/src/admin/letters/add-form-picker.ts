import type { StrapiApp } from '@strapi/strapi/admin'

const label = { id: 'Registration form', defaultMessage: 'Registration form' }

const picker = {
  name: 'registration-form',
  type: 'string',
  intlLabel: label,
  intlDescription: label,
  components: { Input: () => import('./form-picker') },
} as const

/** Where a letter says to which registration form it belongs, forms are listed by their titles. */
export const addFormPicker = ({ customFields }: StrapiApp) => customFields.register(picker)
