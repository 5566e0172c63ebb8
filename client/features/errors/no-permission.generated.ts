/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuemDaAcessoQueryVariables = Exact<{ [key: string]: never; }>;


export type QuemDaAcessoQuery = { quemDaAcesso: Array<string> };


export const QuemDaAcessoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuemDaAcesso"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quemDaAcesso"}}]}}]} as unknown as DocumentNode<QuemDaAcessoQuery, QuemDaAcessoQueryVariables>;