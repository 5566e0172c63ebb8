/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SituacaoDaIgrejaQueryVariables = Exact<{ [key: string]: never; }>;


export type SituacaoDaIgrejaQuery = { eu: { id: number, igreja: { id: number, uuid: string, motivoSuspensao: string | null, apagarEm: string | null }, assinatura: { situacao: string, gracaAte: string | null } | null } };


export const SituacaoDaIgrejaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SituacaoDaIgreja"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"igreja"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"motivoSuspensao"}},{"kind":"Field","name":{"kind":"Name","value":"apagarEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assinatura"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"gracaAte"}}]}}]}}]}}]} as unknown as DocumentNode<SituacaoDaIgrejaQuery, SituacaoDaIgrejaQueryVariables>;
export const useSituacaoDaIgrejaQuery = (options?: useQuery.Options<SituacaoDaIgrejaQuery, SituacaoDaIgrejaQueryVariables> | SkipToken): useQuery.Result<SituacaoDaIgrejaQuery, SituacaoDaIgrejaQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(SituacaoDaIgrejaDocument, options as never) as never