/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PerfilChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PerfilChoicesQuery = { nivelUsuarios: Array<{ perfil: number, nome: string, resumo: string }> };


export const PerfilChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PerfilChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nivelUsuarios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"perfil"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"resumo"}}]}}]}}]} as unknown as DocumentNode<PerfilChoicesQuery, PerfilChoicesQueryVariables>;
export const usePerfilChoicesQuery = (options?: useQuery.Options<PerfilChoicesQuery, PerfilChoicesQueryVariables> | SkipToken): useQuery.Result<PerfilChoicesQuery, PerfilChoicesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PerfilChoicesDocument, options as never) as never