import { z } from 'zod'
import { emailAddress, optionalLine, phoneNumber } from './account-fields'

const line = (longest: number) =>
  optionalLine(longest).refine((text) => text !== '', { error: 'missingField' })

/** The order form (spec §3, "Billing / order form"), for the receipt: all fields are required except the phone. */
export const billingData = z.strictObject(
  {
    fullName: line(120),
    email: emailAddress,
    postalCode: line(20),
    city: line(80),
    address: line(160),
    phone: phoneNumber.optional(),
  },
  { error: 'invalidField' },
)

export type BillingData = z.infer<typeof billingData>
