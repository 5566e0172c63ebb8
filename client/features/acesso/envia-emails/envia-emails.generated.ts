/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EnviaEmailsQueryVariables = Exact<{ [key: string]: never; }>;


export type EnviaEmailsQuery = { enviaEmails: boolean };


export const EnviaEmailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnviaEmails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enviaEmails"}}]}}]} as unknown as DocumentNode<EnviaEmailsQuery, EnviaEmailsQueryVariables>;
export const useEnviaEmailsQuery = (options?: useQuery.Options<EnviaEmailsQuery, EnviaEmailsQueryVariables> | SkipToken): useQuery.Result<EnviaEmailsQuery, EnviaEmailsQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(EnviaEmailsDocument, options as never) as never