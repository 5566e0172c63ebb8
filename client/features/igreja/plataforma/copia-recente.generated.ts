/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CopiaRecenteQueryVariables = Exact<{ [key: string]: never; }>;


export type CopiaRecenteQuery = { plataforma: { ultimaCopia: string | null, semCopiaRecente: boolean } };


export const CopiaRecenteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CopiaRecente"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plataforma"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ultimaCopia"}},{"kind":"Field","name":{"kind":"Name","value":"semCopiaRecente"}}]}}]}}]} as unknown as DocumentNode<CopiaRecenteQuery, CopiaRecenteQueryVariables>;
export const useCopiaRecenteQuery = (options?: useQuery.Options<CopiaRecenteQuery, CopiaRecenteQueryVariables> | SkipToken): useQuery.Result<CopiaRecenteQuery, CopiaRecenteQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(CopiaRecenteDocument, options as never) as never