import type { z } from 'zod'
import type { callsOfBackOffice } from './back-office/calls'
import type { InputSchema } from './endpoint-row'
import type { EndpointName, endpoints } from './endpoints'
import type { endpointsOfPages } from './endpoints-of-pages'

type Row<Name extends EndpointName> = (typeof endpoints)[Name]
type SchemaOf<Given> = Given extends (today: string) => infer Made ? Made : Given
type InputOf<Name extends EndpointName> =
  Row<Name> extends { input: infer Given extends InputSchema } ? SchemaOf<Given> : z.ZodUndefined

/** What a call takes as it is sent, by its name. */
export type Sent = { [Name in EndpointName]: z.input<InputOf<Name>> }

/** What a call takes once it was read: trimmed, with what was left out. */
export type Inputs = { [Name in EndpointName]: z.output<InputOf<Name>> }

/** What the cms answers. */
export type Answers = { [Name in EndpointName]: z.output<Row<Name>['answer']> }

type WithId<Name extends EndpointName, Input> =
  Row<Name> extends { path: `${string}{id}${string}` }
    ? { id: string } & (string extends keyof Input ? unknown : Input)
    : Input

/** web does not pass the token on: a page gets the rest of a session. */
type ForPage<Name extends EndpointName> =
  Row<Name> extends { session: 'starts' | 'mayStart' }
    ? Omit<Answers[Name], 'token'>
    : Answers[Name]

export type CallName = keyof typeof endpointsOfPages | keyof typeof callsOfBackOffice

/** Input of each call from pages, the id of its path included, and its answer. Types: no schema is loaded. */
export type Calls = {
  [Name in CallName]: { input: object & WithId<Name, Sent[Name]>; answer: ForPage<Name> }
}
