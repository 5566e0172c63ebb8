/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AvisoDaCopiaQueryVariables = Exact<{ [key: string]: never; }>;


export type AvisoDaCopiaQuery = { plataforma: { ultimaCopia: string | null, semCopiaRecente: boolean } };


export const AvisoDaCopiaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AvisoDaCopia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plataforma"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ultimaCopia"}},{"kind":"Field","name":{"kind":"Name","value":"semCopiaRecente"}}]}}]}}]} as unknown as DocumentNode<AvisoDaCopiaQuery, AvisoDaCopiaQueryVariables>;
export const useAvisoDaCopiaQuery = (options?: useQuery.Options<AvisoDaCopiaQuery, AvisoDaCopiaQueryVariables> | SkipToken): useQuery.Result<AvisoDaCopiaQuery, AvisoDaCopiaQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(AvisoDaCopiaDocument, options as never) as never