import { headers } from 'next/headers'
import { visitorAddress } from '@/server/api/visitor-address'
import type { Caller } from './cms-request'

/** The caller of the current request; a visitor if there is no token. */
export const callerOfPage = async (token?: string): Promise<Caller> => ({
  token,
  address: visitorAddress({ headers: await headers() }),
})
