/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuemFechaMesesQueryVariables = Exact<{ [key: string]: never; }>;


export type QuemFechaMesesQuery = { quemFechaMeses: Array<string> };


export const QuemFechaMesesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuemFechaMeses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quemFechaMeses"}}]}}]} as unknown as DocumentNode<QuemFechaMesesQuery, QuemFechaMesesQueryVariables>;
export const useQuemFechaMesesQuery = (options?: useQuery.Options<QuemFechaMesesQuery, QuemFechaMesesQueryVariables> | SkipToken): useQuery.Result<QuemFechaMesesQuery, QuemFechaMesesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(QuemFechaMesesDocument, options as never) as never