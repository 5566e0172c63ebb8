/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EncarregadoQueryVariables = Exact<{ [key: string]: never; }>;


export type EncarregadoQuery = { eu: { id: number, igreja: { id: number, uuid: string, encarregado: string | null, emailEncarregado: string | null, telefoneEncarregado: string | null } } };


export const EncarregadoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Encarregado"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"igreja"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"encarregado"}},{"kind":"Field","name":{"kind":"Name","value":"emailEncarregado"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneEncarregado"}}]}}]}}]}}]} as unknown as DocumentNode<EncarregadoQuery, EncarregadoQueryVariables>;
export const useEncarregadoQuery = (options?: useQuery.Options<EncarregadoQuery, EncarregadoQueryVariables> | SkipToken): useQuery.Result<EncarregadoQuery, EncarregadoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(EncarregadoDocument, options as never) as never