import type { z } from 'zod'
import type { callsOfBackOffice } from './back-office/calls'
import type { InputSchema } from './endpoint-row'
import type { EndpointName, endpoints } from './endpoints'
import type { endpointsOfPages } from './endpoints-of-pages'

type Row<Name extends EndpointName> = (typeof endpoints)[Name]
type SchemaOf<Given> = Given extends (today: string) => infer Made ? Made : Given
type InputOf<Name extends EndpointName> =
  Row<Name> extends { input: infer Given extends InputSchema } ? SchemaOf<Given> : z.ZodUndefined

/** Input of each call as it is sent. */
export type Sent = { [Name in EndpointName]: z.input<InputOf<Name>> }

/** Input of each call after parsing: trimmed, with defaults. */
export type Inputs = { [Name in EndpointName]: z.output<InputOf<Name>> }

/** Response of the cms to each call. */
export type Answers = { [Name in EndpointName]: z.output<Row<Name>['answer']> }

type WithId<Name extends EndpointName, Input> =
  Row<Name> extends { path: `${string}{id}${string}` }
    ? { id: string } & (string extends keyof Input ? unknown : Input)
    : Input

/** web keeps the session token: a page gets the rest of the session. */
type ForPage<Name extends EndpointName> =
  Row<Name> extends { session: 'starts' | 'mayStart' }
    ? Omit<Answers[Name], 'token'>
    : Answers[Name]

export type CallName = keyof typeof endpointsOfPages | keyof typeof callsOfBackOffice

/** Input (including the id of the path) and response of each call made by pages. Types only: no schema is loaded. */
export type Calls = {
  [Name in CallName]: { input: object & WithId<Name, Sent[Name]>; answer: ForPage<Name> }
}
